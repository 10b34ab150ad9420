import type { ChangedResource, StatusChoice } from '#src/api/results/resource.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { readBeforeSave } from '#src/features/shared/form/saveRecord.ts';
import { statusOf } from '#src/features/shared/resource/statuses.ts';
import { countOf } from '#src/lib/text.ts';
import { type BulkResult, withoutRefused } from './bulk.ts';
import { changeRows } from './changeRows.ts';

/** A read is used for this long, ms; a row is never older than that when it is updated (decision 23). */
const USED_FOR = 10_000;

interface StatusChange<Row, Values> {
  readonly resource: ChangedResource<Row, Values>;
  readonly status: StatusChoice<Values>;
  readonly rows: readonly Row[];
  /** The newest version of the row in the list, for one that could not be read. */
  readonly latest: (row: Row) => Row;
  /** Runs the change back to the former statuses. */
  readonly onUndo: (back: () => Promise<BulkResult<Row> | null>) => void;
}

/** The rows as they are now. All are read at once, and again when that read is too old. */
function freshRows<Row extends { readonly id: string }, Values>({
  resource,
  latest,
}: Pick<StatusChange<Row, Values>, 'resource' | 'latest'>) {
  let unchecked = false;
  let reading: { readonly began: number; readonly rows: Promise<ReadonlyMap<string, Row>> } | null = null;

  async function read(): Promise<ReadonlyMap<string, Row>> {
    const page = await readBeforeSave(resource);
    return new Map(page?.rows.map((row) => [row.id, row]));
  }

  /** Rejects if the read was refused. */
  async function fresh(row: Row): Promise<Row> {
    const now = Date.now();
    if (reading === null || now - reading.began >= USED_FOR) reading = { began: now, rows: read() };
    const found = (await reading.rows).get(row.id);
    if (found) return found;
    // Changed all the same: the server says whether it has it.
    unchecked = true;
    return latest(row);
  }

  return {
    fresh,
    /** These rows for a first look. One whose read was refused is as in the list: its change meets the refusal again. */
    known: (rows: readonly Row[]) => Promise.all(rows.map((row) => fresh(row).catch(() => latest(row)))),
    unchecked: () => unchecked,
  };
}

/**
 * Gives the rows a status. Each row is saved as it is now, not as the list has it. Undo gives them their former statuses,
 * except where someone else has changed it meanwhile. Null when there is nothing to change, or the session ended.
 */
export async function changeStatus<Row extends { readonly id: string }, Values extends object>(
  work: StatusChange<Row, Values>,
): Promise<BulkResult<Row> | null> {
  const { resource, status, onUndo } = work;
  const { kind } = resource;
  const { one, many } = kind.noun;
  const before = new Map<string, StatusChoice<Values>>();

  async function setBack(changed: readonly Row[]) {
    const { fresh, known, unchecked } = freshRows(work);
    const now = await known(changed);
    const ours = now.filter((row) => statusOf(kind, row) === status);
    return changeRows({
      rows: ours,
      skipped: changed.length - ours.length,
      unchecked,
      nameOf: kind.nameOf,
      call: async (row) => resource.update(await fresh(row), before.get(row.id)?.values ?? {}),
      doing: `Changing ${countOf(ours.length, one, many)} back`,
      done: 'set back',
    });
  }

  const { fresh, known, unchecked } = freshRows(work);
  const { rows, refused } = withoutRefused(work.rows, (row) => kind.refusal?.(row, status.values));
  const now = await known(rows);
  const differing = now.filter((row) => statusOf(kind, row) !== status);
  if (differing.length === 0 && refused.length === 0) {
    toast.info(`Nothing to change: all selected ${many} are ${status.label} already`);
    return null;
  }
  return changeRows({
    rows: differing,
    already: now.filter((row) => !differing.includes(row)),
    refused,
    unchecked,
    nameOf: kind.nameOf,
    call: async (row) => {
      const current = await fresh(row);
      const former = statusOf(kind, current);
      if (former === status) return;
      await resource.update(current, status.values);
      if (former) before.set(row.id, former);
    },
    doing: `Changing ${countOf(differing.length, one, many)}`,
    done: `set to ${status.label}`,
    next: resource.next,
    onUndo: (changed) => onUndo(() => setBack(changed.filter(({ id }) => before.has(id)))),
  });
}
