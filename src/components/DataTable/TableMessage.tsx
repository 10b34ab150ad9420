import { type ReactNode, useRef } from 'react';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx';
import { useFocusOnLeave } from '../useFocusOnLeave.ts';
import type { EmptyTable, TableState } from './types.ts';

interface TableMessageProps {
  state: TableState;
  empty: EmptyTable;
  columns: number;
  /** Visible width of the table in px; 0 until it is measured. */
  width: number;
}

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
export function TableMessage({ state, empty, columns, width }: TableMessageProps) {
  if (state.status === 'failed') {
    return (
      <MessageRow key="failed" columns={columns} width={width}>
        <ErrorPanel title={state.title} message={state.message} onRetry={state.onRetry} />
      </MessageRow>
    );
  }
  return (
    // Another text is another message: the focus in the former one moves to the table.
    <MessageRow key={`empty ${empty.text}`} columns={columns} width={width}>
      <EmptyState title={empty.title} text={empty.text} action={empty.action} />
    </MessageRow>
  );
}
