import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { formatNumber } from '#src/lib/text.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { media, plainList, theme } from '../theme/theme.ts';

/** A page button, or a gap between two. */
type PageMark =
  | { readonly type: 'page'; readonly page: number }
  | { readonly type: 'gap'; readonly id: string };

/**
 * Exactly first, last and current ± 1, and a gap wherever pages are left out, even a single one (section 2, Audit Logs).
 * Pages count from 1.
 */
export function pageMarks(page: number, pageCount: number): readonly PageMark[] {
  const shown = new Set([1, pageCount, page - 1, page, page + 1].filter((it) => it >= 1 && it <= pageCount));
  const marks: PageMark[] = [];
  let previous = 0;
  for (const it of [...shown].sort((a, b) => a - b)) {
    if (it - previous > 1) marks.push({ type: 'gap', id: `after-${previous}` });
    marks.push({ type: 'page', page: it });
    previous = it;
  }
  return marks;
}

export interface PaginationProps {
  /** Counts from 1. */
  page: number;
  /** The number of pages. */
  pageCount: number;
  /** Is called with the number of the page, from 1. */
  onPageChange: (page: number) => void;
}

const Root = styled.nav`
  > ul {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: 2px;
    ${plainList}
  }
  [data-page] {
    display: grid;
    place-items: center;
    min-inline-size: 28px;
    block-size: 1.75rem;
    padding: 0 6px;
    border: 0;
    border-radius: ${theme.radius.small};
    background: none;
    color: ${theme.text.muted};
    font: ${theme.font.table} ${theme.font.family};
    font-variant-numeric: tabular-nums;
  }
  button[data-page] {
    cursor: pointer;
  }
  button[data-page]:hover {
    background: ${theme.surface.hover};
    color: ${theme.text.main};
  }
  button[aria-current] {
    background: ${theme.neutral.tonal};
    color: ${theme.text.main};
    font-weight: 600;
  }
  ${media.narrow} {
    /* Seven pages and both buttons fit in one line of a phone. */
    [data-page] {
      min-inline-size: 36px;
      block-size: ${theme.layout.touch};
    }
  }
`;

/** First, last and the neighbours of the current page, with Previous and Next. Renders nothing for one page. */
export function Pagination({ page, pageCount, onPageChange }: PaginationProps) {
  if (pageCount <= 1) return null;
  const stepButton = (name: string, to: number, icon: React.ReactNode) => (
    <li>
      {/* `aria-disabled` at the ends: `disabled` would lose the focus when the user reaches the last page. */}
      <IconButton
        size="small"
        label={name}
        icon={icon}
        aria-disabled={to < 1 || to > pageCount || undefined}
        onClick={() => {
          if (to >= 1 && to <= pageCount) onPageChange(to);
        }}
      />
    </li>
  );
  return (
    <Root aria-label="Pagination">
      <ul>
        {stepButton('Previous page', page - 1, <ChevronLeft />)}
        {pageMarks(page, pageCount).map((mark) =>
          mark.type === 'gap' ? (
            <li key={mark.id}>
              <span data-page="" aria-hidden="true">
                …
              </span>
            </li>
          ) : (
            <li key={mark.page}>
              <button
                type="button"
                data-page=""
                aria-label={`Page ${formatNumber(mark.page)}`}
                aria-current={mark.page === page ? 'page' : undefined}
                onClick={() => onPageChange(mark.page)}
              >
                {formatNumber(mark.page)}
              </button>
            </li>
          ),
        )}
        {stepButton('Next page', page + 1, <ChevronRight />)}
      </ul>
    </Root>
  );
}
