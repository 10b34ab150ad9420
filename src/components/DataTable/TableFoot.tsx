import type { ReactNode } from 'react';
import { type PagingRange, pagingText } from '#src/lib/pagingRange.ts';
import { formatNumber } from '#src/lib/text.ts';
import type { DataTableProps } from './types.ts';

/** Text of the status line, a live region. */
export function statusText<Row>(
  listing: DataTableProps<Row>['listing'],
  range: PagingRange,
  noun: DataTableProps<Row>['noun'],
): string {
  if (listing.status === 'loading') return 'Loading';
  if (listing.status === 'failed') return '';
  if (listing.previous) return 'Loading';
  // There are rows, but none matches.
  if (range.count === 0 && (listing.filtered || listing.rows.length > 0)) return 'No matches';
  const text = pagingText(range, noun);
  const truncated = Math.max(range.count, listing.rows.length) < listing.total;
  return truncated ? `${text} (${formatNumber(listing.total)} in all)` : text;
}

interface TableFootProps {
  status: string;
  /** Text with the number of selected rows; null for none. */
  selected: string | null;
  children: ReactNode;
}

/** The line under the rows: status and pages. The number of selected rows is only read out; the bulk bar shows it. */
export function TableFoot({ status, selected, children }: TableFootProps) {
  return (
    <div data-part="foot">
      <span role="status">
        {status}
        {selected !== null && <span data-part="hidden">, {selected}</span>}
      </span>
      {children}
    </div>
  );
}
