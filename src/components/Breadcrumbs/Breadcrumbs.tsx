import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { icon, media, oneLine, plainList, theme } from '../theme/theme.ts';

export interface BreadcrumbsProps {
  /** From the outermost to the current page. Groups of the navigation have no page, so none of them is a link. */
  items: readonly string[];
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
  li > span {
    ${oneLine}
  }
  [aria-current] {
    color: ${theme.text.main};
    font-weight: 500;
  }
  svg {
    flex: none;
    ${icon[14]}
  }
  ${media.narrow} {
    li:not(:last-child) {
      display: none;
    }
  }
`;

/** The path to the page in the navigation. Below 768 px only the page itself is shown. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <Root aria-label="Breadcrumb">
      <ol>
        {items.map((label, index) => {
          const isLast = index === items.length - 1;
          return (
            <li key={label}>
              <span aria-current={isLast ? 'page' : undefined}>{label}</span>
              {isLast ? null : <ChevronRight aria-hidden="true" />}
            </li>
          );
        })}
      </ol>
    </Root>
  );
}
