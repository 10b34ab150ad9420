import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, theme } from '#src/components/theme/theme.ts';
import { LongText } from './LongText.tsx';

/** One fact of a record. */
export interface Fact {
  label: string;
  /** An empty or missing value is shown as `N/A`. */
  value: ReactNode;
  /** Spans the whole row. */
  wide?: boolean;
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]};
  margin: 0;
  &[data-thirds] {
    /* As wide as their values: an Emirates ID with its button is wider than a third. */
    grid-template-columns: repeat(3, minmax(0, auto));
  }
  > div {
    min-inline-size: 0;
  }
  > div[data-wide] {
    grid-column: 1 / -1;
  }
  dt {
    color: ${theme.text.muted};
    font: ${theme.font.small} ${theme.font.family};
  }
  dd {
    margin: 2px 0 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  dd[data-missing] {
    color: ${theme.text.muted};
  }
  ${media.small} {
    &,
    &[data-thirds] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${media.narrow} {
    /* A touch target of 44 px that reaches into the gaps between the facts. */
    dd > a,
    dd > div > span > a {
      display: inline-block;
      margin-block: -12px;
      padding-block: 12px;
    }
  }
`;

function shownValue({ label, value }: Fact): ReactNode {
  if (isMissing(value)) return 'N/A';
  return typeof value === 'string' ? <LongText label={label} text={value} /> : value;
}

/** Whether a fact has no value. */
export function isMissing(value: ReactNode): boolean {
  return value === null || value === undefined || value === '' || value === false;
}

export interface FactListProps {
  facts: readonly Fact[];
  /** Three columns instead of two. */
  thirds?: boolean;
}

/** Facts with their labels in columns; missing values are `N/A` (spec section 2). */
export function FactList({ facts, thirds }: FactListProps) {
  return (
    <List data-thirds={thirds || undefined}>
      {facts.map((fact) => (
        <div key={fact.label} data-wide={fact.wide || undefined}>
          <dt>{fact.label}</dt>
          <dd data-missing={isMissing(fact.value) || undefined}>{shownValue(fact)}</dd>
        </div>
      ))}
    </List>
  );
}
