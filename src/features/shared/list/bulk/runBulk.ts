import { toast } from '#src/components/Toasts/toasts.ts';
import { endsSession } from '#src/features/shared/form/saveProblem.ts';
import { type BulkResult, bulkSummary, runEach } from './bulk.ts';

export interface BulkWork<Row> {
  rows: readonly Row[];
  /** Selected rows that need no change: no call is made for them, and they count as done. */
  already?: readonly Row[];
  /** Does one; throws when it failed. */
  call: (row: Row) => unknown;
  /** What is under way: `Deleting 18 developers`. */
  doing: string;
  /** What became of those that went well: `deleted`, `set to Active`. */
  done: string;
  /** Takes back what was done; without it there is no way back. */
  onUndo?: ((rows: readonly Row[]) => void) | undefined;
}

/** Work that takes less is over before anybody could read that it is under way, in ms. */
const SOON = 400;

let runs = 0;

/** Changes many records and tells what became of it. Null when the session ended, which is told elsewhere. */
export async function runBulk<Row>({
  rows,
  already = [],
  call,
  doing,
  done,
  onUndo,
}: BulkWork<Row>): Promise<BulkResult<Row> | null> {
  runs += 1;
  const id = `bulk ${runs}`;
  let settled = 0;
  let ended = false;
  let told = false;
  const tell = () => {
    told = true;
    toast.progress(id, doing, { value: settled / rows.length });
  };
  const timer = setTimeout(tell, SOON);
  const result = await runEach(rows, async (row) => {
    try {
      await call(row);
    } catch (error) {
      ended ||= endsSession(error);
      throw error;
    } finally {
      settled += 1;
      if (told) tell();
    }
  });
  clearTimeout(timer);

  if (ended) {
    toast.dismiss(id);
    return null;
  }
  const text = bulkSummary(result, done, already.length);
  const options =
    onUndo && result.done.length > 0
      ? { id, action: { label: 'Undo', onSelect: () => onUndo(result.done) }, duration: 10_000 }
      : { id };
  if (result.failed.length > 0) toast.error(text, { ...options, duration: false });
  else toast.success(text, options);
  return { ...result, done: [...result.done, ...already] };
}
