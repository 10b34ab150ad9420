import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, theme } from '#src/components/theme/theme.ts';
import { LongText } from './LongText.tsx';

/** One fact of a record. */
export interface Fact {
  label: string;
  /** Empty or missing reads `N/A`. */
  value: ReactNode;
  /** Takes the whole row. */
  wide?: boolean;
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]};
  margin: 0;
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
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.narrow} {
    /* A finger's height, of which the space between the facts is a part. */
    dd > a {
      display: inline-block;
      margin-block: -12px;
      padding-block: 12px;
    }
  }
`;

function drawn({ label, value }: Fact): ReactNode {
  if (isMissing(value)) return 'N/A';
  return typeof value === 'string' ? <LongText label={label} text={value} /> : value;
}

function isMissing(value: ReactNode): boolean {
  return value === null || value === undefined || value === '' || value === false;
}

/** Label and value of every fact in two columns, `N/A` for what is not known (spec section 2). */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map((fact) => (
        <div key={fact.label} data-wide={fact.wide || undefined}>
          <dt>{fact.label}</dt>
          <dd data-missing={isMissing(fact.value) || undefined}>{drawn(fact)}</dd>
        </div>
      ))}
    </List>
  );
}
