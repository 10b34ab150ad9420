import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, theme } from '../theme/theme.ts';

export interface HeaderProps {
  /** The sidebar's button. */
  start?: ReactNode;
  /** Where the page is. */
  breadcrumbs?: ReactNode;
  /** The search of the whole console. */
  search?: ReactNode;
  /** Buttons and menus at the end. */
  actions?: ReactNode;
}

const Root = styled.header`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-inline-size: 0;
  block-size: ${theme.layout.header};
  padding-inline: 14px 12px;
  border-block-end: 1px solid ${theme.border.subtle};
  background: ${theme.surface.card};
  > [data-place] {
    flex: 1 1 0;
    min-inline-size: 0;
  }
  > [data-actions] {
    display: flex;
    align-items: center;
    flex: none;
    gap: 2px;
  }
  ${media.narrow} {
    gap: 0;
    padding-inline: 4px;
  }
`;

/** The bar above every page of a portal, 48 px high. */
export function Header({ start, breadcrumbs, search, actions }: HeaderProps) {
  return (
    <Root>
      {start}
      <div data-place="">{breadcrumbs}</div>
      {search}
      {actions ? <div data-actions="">{actions}</div> : null}
    </Root>
  );
}
