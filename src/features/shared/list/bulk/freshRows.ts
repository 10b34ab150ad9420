import type { ReadNow } from '#src/api/results/recordsNow.ts';

/**
 * A read is used for this long, and may use responses of the same age, ms: a row is never older than twice that when it
 * is updated, which are the ten seconds of decision 23.
 */
const USED_FOR = 5000;

/** A row as it is now. */
export interface FreshRow<Row> {
  readonly row: Row;
  /** It was deleted. */
  readonly gone: boolean;
}

export interface FreshRowsInput<Row> {
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
export function freshRows<Row>(input: FreshRowsInput<Row>): (row: Row) => Promise<FreshRow<Row>> {
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
