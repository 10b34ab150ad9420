import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DateTime } from '../DateTime/DateTime.tsx';
import { icon, media, plainList, theme } from '../theme/theme.ts';

/** One event. */
export interface TimelineItem {
  readonly id: string;
  /** Decoration: the title describes the event by itself. */
  readonly icon: ReactNode;
  /** Actor and action, in one line. */
  readonly title: ReactNode;
  /** A date as `parseDate` reads it. */
  readonly time: string;
  /** Text below the line. */
  readonly body?: ReactNode;
  /** A Badge after the title; it also gives the body a dashed frame and a tinted background. */
  readonly mark?: ReactNode;
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
  ${plainList}
  font: ${theme.font.table} ${theme.font.family};
  > li {
    position: relative;
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    gap: ${theme.space[2]} ${theme.space[3]};
    padding-block-end: ${theme.space[4]};
  }
  > li:last-child {
    padding-block-end: 0;
  }
  /* The line from one icon to the next. */
  > li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 26px 2px;
    inset-inline-start: 11.5px;
    inline-size: 1px;
    background: ${theme.border.main};
  }
  [data-icon] {
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border: 1px solid ${theme.border.main};
    border-radius: 50%;
    background: ${theme.surface.card};
    color: ${theme.text.muted};
  }
  [data-icon] > svg {
    ${icon[12]}
  }
  [data-line] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${theme.space[2]};
    min-inline-size: 0;
    padding-block: 2px;
    overflow-wrap: anywhere;
  }
  [data-line] > span:first-child {
    min-inline-size: 0;
  }
  [data-line] > time {
    margin-inline-start: auto;
    color: ${theme.text.muted};
    font: ${theme.font.small} ${theme.font.family};
    font-variant-numeric: tabular-nums;
  }
  [data-body] {
    grid-column: 2;
    min-inline-size: 0;
    padding: ${theme.space[2]} ${theme.space[3]};
    border: 1px solid ${theme.border.subtle};
    border-radius: ${theme.radius.control};
    background: ${theme.surface.sunken};
    overflow-wrap: anywhere;
  }
  [data-marked] > [data-body] {
    border: 1px dashed ${theme.warning.solid};
    background: ${theme.warning.tonal};
  }
  ${media.small} {
    [data-line] > time {
      inline-size: 100%;
    }
  }
`;

/** Events of a record in a vertical line. */
export function Timeline({ label, items }: TimelineProps) {
  return (
    <List aria-label={label}>
      {items.map(({ id, icon, title, time, body, mark }) => (
        <li key={id} data-marked={mark ? '' : undefined}>
          <span data-icon="" aria-hidden="true">
            {icon}
          </span>
          <div data-line="">
            <span>{title}</span>
            {mark}
            <DateTime value={time} />
          </div>
          {body ? <div data-body="">{body}</div> : null}
        </li>
      ))}
    </List>
  );
}
