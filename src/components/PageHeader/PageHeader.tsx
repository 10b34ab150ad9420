import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatNumber } from '#src/lib/text.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Heading } from '../Typography/Typography.tsx';
import { media, theme } from '../theme/theme.ts';

export interface PageHeaderProps {
  /** The screen's name, the page's only heading of level 1. */
  title: string;
  /** How many records there are; left out while unknown. */
  count?: number | undefined;
  /** Badges beside the title, such as `Sample data`. */
  badge?: ReactNode;
  /** Buttons at the end; the primary one last. */
  actions?: ReactNode;
}

const Root = styled.header`
  /* With a least height of its own it would else shrink below two lines. */
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
    /* One line: what does not fit beside the title goes below it, and the buttons are their icons. */
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
    > [data-actions] {
      flex: none;
    }
    > [data-actions] button:has(> [data-icon]) {
      inline-size: ${theme.layout.touch};
      gap: 0;
      padding: 0;
      /* The text stays the button's name. */
      font-size: 0;
    }
  }
`;

/**
 * The head of a screen: title, count, badges, and actions at the end. Wraps, never overflows; on a phone, actions that
 * have an icon show it alone.
 */
export function PageHeader({ title, count, badge, actions }: PageHeaderProps) {
  return (
    <Root>
      <div data-name="">
        <Heading level={1}>{title}</Heading>
        {count === undefined && !badge ? null : (
          <div>
            {count === undefined ? null : <Badge>{formatNumber(count)}</Badge>}
            {badge}
          </div>
        )}
      </div>
      {actions ? <div data-actions="">{actions}</div> : null}
    </Root>
  );
}
