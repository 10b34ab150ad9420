import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatNumber } from '#src/lib/text.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Heading } from '../Typography/Typography.tsx';
import { media, theme } from '../theme/theme.ts';

export interface PageHeaderProps {
  /** The screen's name, the page's only heading of level 1. */
  title: string;
  /** The number of records; undefined while unknown. Not shown on phones. */
  count?: number | undefined;
  /** The number of all records, while a filter is set: `9 of 92`. */
  of?: number | undefined;
  /** Badges next to the title, such as `Sample data`. */
  badge?: ReactNode;
  /** Buttons at the end; the primary one last. */
  actions?: ReactNode;
}

const Root = styled.header`
  /* Its min-height would allow it to shrink below two lines. */
  flex: none;
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${theme.space[2]} 10px;
  min-block-size: ${theme.layout.control};
  > [data-actions] {
    margin-inline-start: auto;
  }
  > div,
  > [data-name] > div {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: ${theme.space[2]};
    font: ${theme.font.table} ${theme.font.family};
  }
  > [data-name] {
    display: contents;
  }
  ${media.small} {
    /* Badges wrap below the title; buttons show only their icons. */
    flex-wrap: nowrap;
    gap: ${theme.space[2]};
    > [data-name] {
      display: flex;
      align-items: center;
      flex: 1 1 0;
      flex-wrap: wrap;
      gap: 2px ${theme.space[2]};
      min-inline-size: 0;
    }
    [data-count] {
      display: none;
    }
    > [data-actions] {
      flex: none;
    }
    > [data-actions] button:has(> [data-icon]) {
      inline-size: ${theme.layout.touch};
      gap: 0;
      padding: 0;
      /* Hides the text but keeps it as the button's name. */
      font-size: 0;
    }
  }
`;

/**
 * The header of a screen: title, count, badges and actions. It wraps and never overflows; on phones, actions with an
 * icon show only the icon, and the count, which the foot of a list has too, is left out for the list's height.
 */
export function PageHeader({ title, count, of, badge, actions }: PageHeaderProps) {
  return (
    <Root>
      <div data-name="">
        <Heading level={1}>{title}</Heading>
        {count === undefined && !badge ? null : (
          <div>
            {count === undefined ? null : (
              <Badge data-count="">
                {of === undefined ? formatNumber(count) : `${formatNumber(count)} of ${formatNumber(of)}`}
              </Badge>
            )}
            {badge}
          </div>
        )}
      </div>
      {actions ? <div data-actions="">{actions}</div> : null}
    </Root>
  );
}
