import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx';
import type { DataTableProps } from './types.ts';

type TableMessageProps<Row> = Pick<DataTableProps<Row>, 'noun' | 'empty' | 'onClearFilters'> & {
  failure: { message: string; onRetry: () => void } | null;
  /** There are rows, but none that the search and filters let through. */
  filtered: boolean;
  columns: number;
};

/** One cell across the table that says why there are no rows, and what to do about it. */
export function TableMessage<Row>(props: TableMessageProps<Row>) {
  const { failure, filtered, columns, noun, empty, onClearFilters } = props;
  return (
    <tr role="row" data-message>
      <td role="cell" colSpan={columns} aria-colspan={columns}>
        {failure ? (
          <ErrorPanel
            title={`Failed to load ${noun.many}`}
            message={failure.message}
            onRetry={failure.onRetry}
          />
        ) : filtered ? (
          <EmptyState
            title={empty.text}
            text="Nothing matches these filters."
            action={onClearFilters && <Button onClick={onClearFilters}>Clear filters</Button>}
          />
        ) : (
          <EmptyState
            title={empty.text}
            text={empty.action ? 'Add the first one.' : undefined}
            action={empty.action}
          />
        )}
      </td>
    </tr>
  );
}
