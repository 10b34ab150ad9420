import PQueue from 'p-queue';
import type { Resource } from '#src/api/results/resource.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { endsSession, isDeleted } from '#src/features/shared/form/saveProblem.ts';
import { type BulkResult, bulkSummary, cutOffTexts, type FailedItem } from './bulk.ts';
import { addCutOff } from './cutOff.ts';

export interface RowChange<Row> {
  rows: readonly Row[];
  /** Selected rows that need no change: no call is made for them, and they count as done. */
  already?: readonly Row[];
  /** How many rows are left as they are, because someone else has changed them since. */
  skipped?: number;
  /** Why selected rows are left out, a reason for each. */
  refused?: readonly string[];
  /** Whether a changed row could not be read before. */
  unchecked?: () => boolean;
  /** The name of a row, for what is said of a change that the end of the session has cut off. */
  nameOf: (row: Row) => string;
  /** Changes one row; throws when it failed. */
  call: (row: Row) => unknown;
  /** Text of the progress toast: `Deleting 18 developers`. */
  doing: string;
  /** Participle for the rows that were changed: `deleted`, `set to Active`. */
  done: string;
  /** Reverts the changed rows; without it the toast has no Undo. */
  onUndo?: ((rows: readonly Row[]) => void) | undefined;
  /** What is left to do after the change. */
  next?: Resource<Row, never>['next'];
}

/** The progress toast is shown after this delay, in ms: shorter work ends before a toast could be read. */
const PROGRESS_DELAY = 400;

/** The number of calls in flight at once: fast, without flooding the server. */
const PARALLEL_CALLS = 4;

/**
 * Makes one call for every item, a few at a time; a failed call does not stop the others. Never rejects. `done` and
 * `failed` are in the order of `items`.
 */
export async function changeEach<Item>(
  items: readonly Item[],
  call: (item: Item) => Promise<unknown>,
): Promise<BulkResult<Item>> {
  const problems = new Map<Item, FailedItem<Item>>();
  const work = items.map((item) => async () => {
    try {
      await call(item);
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      problems.set(item, { item, message, ...(isDeleted(error) ? { deleted: true } : {}) });
    }
  });
  await new PQueue({ concurrency: PARALLEL_CALLS }).addAll(work);
  return {
    done: items.filter((item) => !problems.has(item)),
    failed: items.flatMap((item) => problems.get(item) ?? []),
  };
}

let runs = 0;

/**
 * Changes many records and shows a toast with the outcome. Null when the session ended: that has its own notice, and the
 * outcome is shown when the same user has signed in again.
 */
export async function changeRows<Row>({
  rows,
  already = [],
  skipped = 0,
  refused = [],
  unchecked = () => false,
  nameOf,
  call,
  doing,
  done,
  onUndo,
  next,
}: RowChange<Row>): Promise<BulkResult<Row> | null> {
  runs += 1;
  const id = `bulk ${runs}`;
  let finished = 0;
  let ended = false;
  let progressShown = false;
  const showProgress = () => {
    progressShown = true;
    toast.progress(id, doing, { value: finished / rows.length });
  };
  const timer = setTimeout(showProgress, PROGRESS_DELAY);
  const result = await changeEach(rows, async (row) => {
    // The next session, which may be another user's, must not go on with it.
    if (ended) throw new Error('');
    try {
      await call(row);
    } catch (error) {
      ended ||= endsSession(error);
      throw error;
    } finally {
      finished += 1;
      if (progressShown) showProgress();
    }
  });
  clearTimeout(timer);

  if (ended) {
    toast.dismiss(id);
    addCutOff(cutOffTexts(result, done, nameOf));
    return null;
  }
  const text = bulkSummary(result, done, { already: already.length, skipped, refused }, unchecked());
  const changed = result.done.length > 0;
  const options = {
    id,
    action: onUndo && changed ? { label: 'Undo', onSelect: () => onUndo(result.done) } : undefined,
    next: changed ? next?.(result.done) : undefined,
  };
  if (result.failed.length > 0) toast.error(text, options);
  else if (!changed) toast.info(text, options);
  else toast.success(text, options);
  return { ...result, done: [...result.done, ...already] };
}
