import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx';
import { useFocusOnLeave } from '../useFocusOnLeave.ts';
import type { DataTableProps } from './types.ts';

type TableMessageProps<Row> = Pick<DataTableProps<Row>, 'noun' | 'empty' | 'onClearFilters'> & {
  failure: { message: string; onRetry: () => void } | null;
  /** There are rows, but none matches the search and filters. */
  filtered: boolean;
  columns: number;
  /** Visible width of the table in px; 0 until it is measured. */
  width: number;
};

const scrollerOf = (row: HTMLElement) => row.closest<HTMLElement>('[data-part="scroller"]');

/** The row of a message. When it is removed while it contains the focus, the table's scroller gets the focus. */
function MessageRow({ columns, width, children }: { columns: number; width: number; children: ReactNode }) {
  const row = useRef<HTMLTableRowElement>(null);
  useFocusOnLeave(row, scrollerOf);
  return (
    <tr ref={row} role="row" data-message style={width > 0 ? { inlineSize: width } : undefined}>
      <td role="cell" colSpan={columns} aria-colspan={columns}>
        {children}
      </td>
    </tr>
  );
}

/** One cell across the table that explains why there are no rows and offers a remedy. */
export function TableMessage<Row>(props: TableMessageProps<Row>) {
  const { failure, filtered, columns, width, noun, empty, onClearFilters } = props;
  if (failure) {
    return (
      <MessageRow key="failed" columns={columns} width={width}>
        <ErrorPanel
          title={`Failed to load ${noun.many}`}
          message={failure.message}
          onRetry={failure.onRetry}
        />
      </MessageRow>
    );
  }
  if (filtered) {
    return (
      <MessageRow key="filtered" columns={columns} width={width}>
        <EmptyState
          title={empty.text}
          text="Nothing matches these filters."
          action={onClearFilters && <Button onClick={() => onClearFilters()}>Clear filters</Button>}
        />
      </MessageRow>
    );
  }
  return (
    <MessageRow key="empty" columns={columns} width={width}>
      <EmptyState
        title={empty.text}
        text={empty.action ? 'Add the first one.' : undefined}
        action={empty.action}
      />
    </MessageRow>
  );
}
