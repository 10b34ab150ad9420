import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { RouteLink } from '../Link/RouteLink.tsx';
import { icon, media, oneLine, plainList, theme } from '../theme/theme.ts';

export interface Crumb {
  readonly label: string;
  /** Groups of the navigation have no link. */
  readonly href?: string | undefined;
}

export interface BreadcrumbsProps {
  /** From the outermost to the current page. */
  items: readonly Crumb[];
  /**
   * Renders a link.
   * @default the component of LinkContext
   */
  renderLink?: ((crumb: { href: string; children: string }) => ReactElement) | undefined;
}

const Root = styled.nav`
  min-inline-size: 0;
  font: ${theme.font.table} ${theme.font.family};
  color: ${theme.text.muted};
  > ol {
    display: flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    ${plainList}
  }
  li {
    display: flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
  }
  li > :is(span, a) {
    ${oneLine}
  }
  a:hover {
    color: ${theme.text.main};
    text-decoration: underline;
    text-underline-offset: 2px;
  }
  [aria-current] {
    color: ${theme.text.main};
    font-weight: 500;
  }
  svg {
    flex: none;
    ${icon[14]}
  }
  [dir='rtl'] & svg {
    scale: -1 1;
  }
  ${media.narrow} {
    li:not(:last-child) {
      display: none;
    }
  }
`;

/** The path to the page in the navigation. Below 768 px only the page itself is shown. */
export function Breadcrumbs({ items, renderLink }: BreadcrumbsProps) {
  return (
    <Root aria-label="Breadcrumb">
      <ol>
        {items.map(({ label, href }, index) => {
          const isLast = index === items.length - 1;
          let content = <span aria-current={isLast ? 'page' : undefined}>{label}</span>;
          if (!isLast && href !== undefined) {
            content = renderLink?.({ href, children: label }) ?? <RouteLink href={href}>{label}</RouteLink>;
          }
          return (
            <li key={label}>
              {content}
              {isLast ? null : <ChevronRight aria-hidden="true" />}
            </li>
          );
        })}
      </ol>
    </Root>
  );
}
