import type { MutationResult } from '#src/api/results/mutationResult.ts';
import type { FilterOption } from '#src/features/shared/list/describe/description.ts';

/** Changes to a row of a list; each throws when it failed. Define it outside of the component. */
export interface RowChanges<Row, Status extends string = never> {
  /** Deletes the row; returns the text of the toast. */
  readonly remove?: (row: Row) => MutationResult | Promise<MutationResult>;
  /** Puts removed rows back at their former positions; absent if a deletion cannot be undone. */
  readonly restore?: (rows: readonly Row[]) => void;
  /** The message of a failed deletion; the error's message when absent. */
  readonly removeFailure?: (error: unknown) => string;
  /** The status that can be given to many rows. */
  readonly status?: {
    readonly choices: readonly FilterOption<Status>[];
    readonly of: (row: Row) => Status;
    readonly set: (row: Row, status: Status) => unknown;
  };
}
