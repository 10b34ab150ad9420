import type { Written } from '#src/api/types/written.ts';
import type { Choice } from '#src/features/shared/list/describe/description.ts';

/** What can be done to a row of a list; each throws when it failed. Define it outside of the component. */
export interface RowChanges<Row, Status extends string = never> {
  /** Deletes the row; gives the words of the toast. */
  readonly remove?: (row: Row) => Written | Promise<Written>;
  /** Puts removed rows back where they were; absent where a deletion is for good. */
  readonly restore?: (rows: readonly Row[]) => void;
  /** The sentence of a deletion that failed; the error's own when absent. */
  readonly removeFailure?: (error: unknown) => string;
  /** The status that can be given to many rows. */
  readonly status?: {
    readonly choices: readonly Choice<Status>[];
    readonly of: (row: Row) => Status;
    readonly set: (row: Row, status: Status) => unknown;
  };
}

/** Names the row and the statuses of `changes` by the list that they belong to. */
export function changesOf<Row, Status extends string>(
  _list: { readonly idOf: (row: Row) => string },
  changes: RowChanges<Row, Status>,
): RowChanges<Row, Status> {
  return changes;
}
