import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx';
import { useFocusOnLeave } from './focus/useFocusOnLeave.ts';
import type { DataTableProps } from './types.ts';

type TableMessageProps<Row> = Pick<DataTableProps<Row>, 'noun' | 'empty' | 'onClearFilters'> & {
  failure: { message: string; onRetry: () => void } | null;
  /** There are rows, but none that the search and filters let through. */
  filtered: boolean;
  columns: number;
  /** Width of what is in sight, in px; 0 until it is measured. */
  width: number;
};

const scrollerOf = (row: HTMLElement) => row.closest<HTMLElement>('[data-part="scroller"]');

/** When it goes with the button that was pressed in it, the focus goes to the table's scroller. */
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

/** One cell across the table that says why there are no rows, and what to do about it. */
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
