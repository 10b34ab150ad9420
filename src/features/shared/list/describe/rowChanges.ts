import type { MutationResult } from '#src/api/results/mutationResult.ts';
import type { ReadNow } from '#src/api/results/recordsNow.ts';
import type { FilterOption } from '#src/features/shared/list/describe/filters.ts';

/** Changes to a row of a list; each throws when it failed. Define it outside of the component. */
export interface RowChanges<Row, Status extends string = never> {
  /** Deletes the row; returns the text of the toast. */
  readonly remove?: (row: Row) => MutationResult | Promise<MutationResult>;
  /** Puts removed rows back at their former positions; absent if a deletion cannot be undone. */
  readonly restore?: (rows: readonly Row[]) => void;
  /** The message of a failed deletion; the error's message when absent. */
  readonly removeFailure?: (error: unknown) => string;
  /** Reads rows again before they are changed; absent if the list has them as they are saved. */
  readonly readNow?: ReadNow<Row>;
  /** The status that can be given to many rows. */
  readonly status?: RowStatus<Row, Status>;
}

/** The status of a row. */
export interface RowStatus<Row, Status extends string> {
  readonly choices: readonly FilterOption<Status>[];
  readonly of: (row: Row) => Status;
  /** Gives a row another status; the row as it was last read. Throws when it failed. */
  readonly set: (row: Row, status: Status) => unknown;
}
