import type { ReadNow } from '#src/api/results/recordsNow.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { goneMessage } from '#src/features/shared/form/merge/edited.ts';
import type { FilterOption } from '#src/features/shared/list/describe/description.ts';
import type { RowStatus } from '#src/features/shared/list/describe/rowChanges.ts';
import { countOf } from '#src/lib/text.ts';
import type { BulkResult } from './bulk.ts';
import { runBulk } from './runBulk.ts';

interface StatusWork<Row, Status extends string> {
  readonly noun: { readonly one: string; readonly many: string };
  readonly idOf: (row: Row) => string;
  readonly status: RowStatus<Row, Status>;
  readonly choice: FilterOption<Status>;
  readonly rows: readonly Row[];
  readonly readNow: ReadNow<Row> | undefined;
  /** The newest version of the row in the list. */
  readonly latest: (row: Row) => Row;
  /** Runs the change back to the former statuses. */
  readonly onUndo: (back: () => Promise<BulkResult<Row> | null>) => void;
}

/**
 * Gives the rows a status. Each row is saved as it is now, not as the list has it: all are read once before
 * (decision 23). Null when there is nothing to change, or the session ended.
 */
export async function runStatus<Row, Status extends string>(
  work: StatusWork<Row, Status>,
): Promise<BulkResult<Row> | null> {
  const { noun, idOf, status, choice, onUndo } = work;
  const { of, set } = status;
  const { value, label } = choice;
  const counted = (rows: readonly Row[]) => countOf(rows.length, noun.one, noun.many);

  const { rows, isGone } = await readRows(work, work.rows);
  const differing = rows.filter((row) => isGone(row) || of(row) !== value);
  if (differing.length === 0) {
    toast.info(`Nothing to change: all selected ${noun.many} are ${label} already`);
    return null;
  }
  const before = new Map(differing.map((row) => [idOf(row), of(row)]));

  async function setBack(changed: readonly Row[]) {
    const now = await readRows(work, changed);
    return runBulk({
      rows: now.rows,
      call: (row) => setOne(now.isGone, row, before.get(idOf(row)) ?? value),
      doing: `Changing ${counted(changed)} back`,
      done: 'set back',
    });
  }

  function setOne(gone: typeof isGone, row: Row, to: Status) {
    if (gone(row)) throw new Error(goneMessage(noun.one));
    return set(row, to);
  }

  return runBulk({
    rows: differing,
    already: rows.filter((row) => !differing.includes(row)),
    call: (row) => setOne(isGone, row, value),
    doing: `Changing ${counted(differing)}`,
    done: `set to ${label}`,
    onUndo: (changed) => onUndo(() => setBack(changed)),
  });
}

/** The rows as they are now, as far as known, and whether one was deleted. */
async function readRows<Row, Status extends string>(
  { idOf, readNow, latest }: StatusWork<Row, Status>,
  rows: readonly Row[],
) {
  const now = readNow ? await readNow(rows.map(idOf)) : { rows: [], complete: false };
  const byId = new Map(now.rows.map((row) => [idOf(row), row]));
  return {
    rows: rows.map((row) => byId.get(idOf(row)) ?? latest(row)),
    isGone: (row: Row) => now.complete && !byId.has(idOf(row)),
  };
}
