import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatNumber } from '#src/lib/text.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Heading } from '../Typography/Typography.tsx';
import { theme } from '../theme/theme.ts';

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
  > span {
    flex: 1 1 0;
  }
  > div {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: ${theme.space[2]};
    font: ${theme.font.table} ${theme.font.family};
  }
`;

/** The head of a screen: title, count, badges, and actions at the end. Wraps, never overflows. */
export function PageHeader({ title, count, badge, actions }: PageHeaderProps) {
  return (
    <Root>
      <Heading level={1}>{title}</Heading>
      {count === undefined && !badge ? null : (
        <div>
          {count === undefined ? null : <Badge>{formatNumber(count)}</Badge>}
          {badge}
        </div>
      )}
      {actions ? (
        <>
          <span aria-hidden="true" />
          <div>{actions}</div>
        </>
      ) : null}
    </Root>
  );
}
