import type { ReadNow } from '#src/api/results/recordsNow.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import type { RowAudit } from '#src/features/shared/audit/rowAudit.ts';
import { goneMessage } from '#src/features/shared/form/merge/edited.ts';
import type { FilterOption } from '#src/features/shared/list/describe/filters.ts';
import type { RowStatus } from '#src/features/shared/list/describe/rowChanges.ts';
import { countOf } from '#src/lib/text.ts';
import type { BulkResult } from './bulk.ts';
import { changeRows } from './changeRows.ts';

/**
 * A read is used for this long, and may use responses of the same age, ms: a row is never older than twice that when it
 * is updated, which are the ten seconds of decision 23.
 */
const USED_FOR = 5000;

/** A row as it is now. */
interface FreshRow<Row> {
  readonly row: Row;
  /** It was deleted. */
  readonly gone: boolean;
}

interface FreshRowsInput<Row> {
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  /** Absent if the rows of the list are always the saved ones, as in a sample list. */
  readonly readNow: ReadNow<Row> | undefined;
  /** The newest version of the row in the list, for one that could not be read. */
  readonly latest: (row: Row) => Row;
}

/**
 * A function that gives each of the rows as it is now. All are read at once, and again when the last read is too old: a
 * slow API takes minutes over many rows.
 */
function freshRows<Row>(input: FreshRowsInput<Row>): (row: Row) => Promise<FreshRow<Row>> {
  const { rows, idOf, readNow, latest } = input;
  const known = new Map<string, Row>();
  const ids = rows.map(idOf);
  let gone: ReadonlySet<string> = new Set();
  let reading: { readonly began: number; readonly done: Promise<void> } | null = null;

  async function read(now: ReadNow<Row>) {
    const answer = await now(ids, USED_FOR);
    for (const row of answer.rows) known.set(idOf(row), row);
    const found = new Set(answer.rows.map(idOf));
    if (answer.complete) gone = new Set(ids.filter((id) => !found.has(id)));
  }

  return async (row) => {
    if (readNow) {
      const began = Date.now();
      if (reading === null || began - reading.began >= USED_FOR) reading = { began, done: read(readNow) };
      await reading.done;
    }
    const id = idOf(row);
    return { row: known.get(id) ?? latest(row), gone: gone.has(id) };
  };
}

interface StatusChange<Row, Status extends string> {
  readonly noun: { readonly one: string; readonly many: string };
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly audit: RowAudit<Row> | null;
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
 * Gives the rows a status. Each row is saved as it is now, not as the list has it: it is read at most ten seconds before
 * its update (decision 23). Null when there is nothing to change, or the session ended.
 */
export async function changeStatus<Row, Status extends string>(
  work: StatusChange<Row, Status>,
): Promise<BulkResult<Row> | null> {
  const { noun, idOf, nameOf, audit, status, choice, onUndo } = work;
  const { of, set } = status;
  const { value, label } = choice;
  const counted = (rows: readonly Row[]) => countOf(rows.length, noun.one, noun.many);
  /** The statuses before the change, for Undo. */
  const before = new Map<string, Status>();
  const labelOf = (of: Status | undefined) => status.choices.find((one) => one.value === of)?.label ?? null;

  async function setOne(fresh: FreshRow<Row>, to: Status) {
    const { row, gone } = fresh;
    // As the server would answer.
    if (gone) throw Object.assign(new Error(goneMessage(noun.one)), { status: 404 });
    before.set(idOf(row), of(row));
    // Someone else has done it meanwhile.
    if (of(row) !== to) await set(row, to);
  }

  /** The audit record of a row; null if it had the status already. */
  function recordOf(row: Row, to: Status, error: string | null) {
    const from = before.get(idOf(row));
    if (!audit || (error === null && from === to)) return null;
    return audit.status(row, labelOf(from), labelOf(to) ?? to, error);
  }

  async function setBack(changed: readonly Row[]) {
    const fresh = freshRows({ ...work, rows: changed });
    const statuses = new Map(before);
    const back = (row: Row) => statuses.get(idOf(row)) ?? value;
    return changeRows({
      rows: changed,
      nameOf,
      call: async (row) => setOne(await fresh(row), back(row)),
      doing: `Changing ${counted(changed)} back`,
      done: 'set back',
      audit: (row, error) => recordOf(row, back(row), error),
    });
  }

  const fresh = freshRows(work);
  const now = await Promise.all(work.rows.map(fresh));
  const differing = now.filter(({ row, gone }) => gone || of(row) !== value).map(({ row }) => row);
  if (differing.length === 0) {
    toast.info(`Nothing to change: all selected ${noun.many} are ${label} already`);
    return null;
  }
  return changeRows({
    rows: differing,
    already: now.map(({ row }) => row).filter((row) => !differing.includes(row)),
    nameOf,
    call: async (row) => setOne(await fresh(row), value),
    doing: `Changing ${counted(differing)}`,
    done: `set to ${label}`,
    audit: (row, error) => recordOf(row, value, error),
    onUndo: (changed) => onUndo(() => setBack(changed)),
  });
}
