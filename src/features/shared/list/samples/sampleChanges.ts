import type { FilterOption } from '#src/features/shared/list/describe/filters.ts';
import type { RowChanges } from '#src/features/shared/list/describe/rowChanges.ts';
import type { SampleStore } from './sampleStore.ts';

interface SampleChangesInput<Row, Status extends string> {
  /** The toast of a deletion: `Investor deleted`. */
  readonly deleted: string;
  readonly status?: {
    readonly choices: readonly FilterOption<Status>[];
    readonly of: (row: Row) => Status;
    readonly with: (row: Row, status: Status) => Row;
  };
}

/** Without a read: the list has the rows as they are saved. */
type SampleChanges<Row, Status extends string> = Omit<RowChanges<Row, Status>, 'readNow'>;

/** Changes to the rows of a sample store. They take effect immediately, and every deletion can be undone. */
export function sampleChanges<Row extends { readonly id: string }, Status extends string = never>(
  store: Pick<SampleStore<Row>, 'change' | 'remove' | 'restore'>,
  { deleted, status }: SampleChangesInput<Row, Status>,
): SampleChanges<Row, Status> {
  const changes: SampleChanges<Row, Status> = {
    remove: ({ id }) => {
      store.remove(new Set([id]));
      return { message: deleted };
    },
    restore: store.restore,
  };
  if (!status) return changes;
  const { choices, of, with: withStatus } = status;
  // Changes the current row by its id, because Undo may be pressed after the row was changed elsewhere.
  const set = ({ id }: Row, value: Status) => store.change(id, (row) => withStatus(row, value));
  return { ...changes, status: { choices, of, set } };
}
