import type { ReactNode } from 'react';
import styled from 'styled-components';
import { toShown } from '#src/lib/text.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { media, plainList, theme } from '../theme/theme.ts';

/** One event. */
export interface TimelineItem {
  readonly id: string;
  /** Name of the person or company that acted. */
  readonly actor: string;
  /** The action, read after the name: `added a comment`. */
  readonly action: ReactNode;
  /** A date as `parseDate` reads it. */
  readonly time: string;
}

export interface TimelineProps {
  /** Names the list. */
  label: string;
  /** In display order. */
  items: readonly TimelineItem[];
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  ${plainList}
  font: ${theme.font.table} ${theme.font.family};
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    column-gap: 10px;
    overflow-wrap: anywhere;
  }
  /* An avatar is higher than the line beside it. */
  > li > span:first-child {
    grid-row: span 2;
  }
  > li > p {
    padding-block-start: 3px;
    color: ${theme.text.muted};
  }
  > li > p > strong {
    color: ${theme.text.main};
    font-weight: 600;
  }
  > li > time {
    padding-block-start: 3px;
    color: ${theme.text.muted};
  }
  ${media.small} {
    > li > time {
      grid-column: 2;
      padding-block-start: 0;
      font: ${theme.font.small} ${theme.font.family};
    }
  }
`;

/** Events of a record, one below the other. */
export function Timeline({ label, items }: TimelineProps) {
  return (
    <List aria-label={label}>
      {items.map(({ id, actor, action, time }) => (
        <li key={id}>
          <Avatar name={actor} />
          <p>
            <strong>{toShown(actor)}</strong> {action}
          </p>
          <DateTime value={time} />
        </li>
      ))}
    </List>
  );
}
