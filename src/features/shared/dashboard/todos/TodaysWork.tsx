import { type CSSProperties, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { Card } from '#src/components/Card/Card.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import { Text } from '#src/components/Typography/Typography.tsx';
import { media, plainList, theme } from '#src/components/theme/theme.ts';
import { useFocusOnLeave } from '#src/components/useFocusOnLeave.ts';
import { formatNumber, toShown } from '#src/lib/text.ts';
import type { Todo, TodoState } from './todo.ts';

export interface TodaysWorkProps {
  state: TodoState;
  /** How many lines there can be: so much room is kept while they are read. */
  most: number;
}

const ROW = 32;
const columns = { wide: 3, medium: 2 } as const;

/** The height of all lines in each number of columns, kept while they are read. In one column it would be half a phone. */
function roomFor(most: number): CSSProperties {
  const sizes = Object.entries(columns).map(([width, count]) => [
    `--${width}`,
    String(Math.ceil(most / count)),
  ]);
  return Object.fromEntries(sizes);
}

const Body = styled.div`
  --row: ${ROW}px;
  --rows: var(--wide);
  padding: 4px 16px 8px;
  &[aria-busy] {
    min-block-size: calc(var(--rows) * var(--row));
  }
  > ul {
    ${plainList}
    display: grid;
    grid-template-columns: repeat(${columns.wide}, minmax(0, 1fr));
    column-gap: ${theme.space[4]};
    font: ${theme.font.table} ${theme.font.family};
  }
  > ul a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: center;
    /* The number is beside the first line. */
    align-items: baseline;
    gap: ${theme.space[2]};
    min-block-size: var(--row);
    padding-block: 3px;
    color: ${theme.text.main};
    overflow-wrap: anywhere;
  }
  strong {
    min-inline-size: 2ch;
    color: ${theme.primary.text};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  > p {
    padding-block: 6px;
  }
  > p > button {
    margin-inline-start: ${theme.space[2]};
  }
  /* Sentences of two lines. */
  @media screen and (max-width: 1279.98px) {
    --row: 44px;
  }
  ${media.medium} {
    --row: ${ROW}px;
    --rows: var(--medium);
    > ul {
      grid-template-columns: repeat(${columns.medium}, minmax(0, 1fr));
    }
  }
  ${media.narrow} {
    --row: ${theme.layout.touch};
    &[aria-busy] {
      min-block-size: 0;
    }
    > ul {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** What needs work now: each line is one link to what it counts. */
export function TodaysWork({ state, most }: TodaysWorkProps) {
  return (
    <Card title="Today's work" flush>
      <Body style={roomFor(most)} aria-busy={state.status === 'loading' || undefined} tabIndex={-1}>
        {state.status === 'failed' ? (
          <Failure onRetry={state.onRetry} />
        ) : state.status === 'ready' ? (
          <Lines lines={state.lines} />
        ) : null}
      </Body>
    </Card>
  );
}

const bodyOf = (failure: HTMLElement) => failure.parentElement;

/** When Retry removes it while it contains the focus, the body gets the focus. */
function Failure({ onRetry }: { onRetry: () => void }) {
  const failure = useRef<HTMLParagraphElement>(null);
  useFocusOnLeave(failure, bodyOf);
  return (
    <Text ref={failure} size="table" role="alert">
      Today's work could not be loaded.
      <Button size="small" onClick={onRetry}>
        Retry
      </Button>
    </Text>
  );
}

function Lines({ lines }: { lines: readonly Todo[] }) {
  if (lines.length === 0) {
    return (
      <Text muted size="table">
        Nothing to do.
      </Text>
    );
  }
  return (
    <ul>
      {lines.map(({ id, count, text, href }) => (
        <li key={id}>
          <Link href={href}>
            <strong>{formatNumber(count)}</strong>
            <span>{toShown(text)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
