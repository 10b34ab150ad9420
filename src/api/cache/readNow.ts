/**
 * The read before an update (decision 23). The API has no versions, and an update sends the whole record, so the changes
 * of other users since the record was read would be undone. It has no call for one record either (spec section 7), so
 * the list of all is read.
 */
import type { Page } from '#src/api/results/page.ts';
import type { RecordsNow } from '#src/api/results/recordsNow.ts';
import { isWhole } from '#src/lib/maxRows.ts';
import { cache, invalidate, setResponse } from './cache.ts';
import type { Load } from './inFlightRequests.ts';

/** A record that was read less than this ago is not read again, milliseconds. */
export const READ_AGAIN_MS = 10_000;

/** An update waits this long for the read, milliseconds. */
export const READ_LIMIT_MS = 3000;

/** The responses of one kind of record. */
interface Source<Row> {
  /** The path of its lists, with which the keys of all their responses begin. */
  readonly lists: string;
  /** The key of the list of up to `MAX_ROWS` records, and its request. */
  readonly all: string;
  readonly load: Load<Page<Row>>;
  /** Responses that are older are not used, milliseconds. */
  readonly maxAge?: number | undefined;
}

/**
 * The records of these ids, from responses younger than `maxAge`, else from one new response. A read that fails
 * or takes longer than `READ_LIMIT_MS` finds nothing. Lists that show another version of a record are requested again.
 */
export async function readNow<Row extends { readonly id: string }>(
  ids: readonly string[],
  { lists, all, load, maxAge = READ_AGAIN_MS }: Source<Row>,
): Promise<RecordsNow<Row>> {
  const known = wanted(ids, cache.recent<Page<Row>>(lists, maxAge));
  if (known.length === ids.length) return { rows: known, complete: false };
  const shown = wanted(ids, cache.recent<Page<Row>>(lists, Infinity));
  const page = await newPage(all, load);
  if (page === null) return { rows: [], complete: false };
  const rows = wanted(ids, [page]);
  const texts = new Set(rows.map((row) => JSON.stringify(row)));
  if (shown.some((row) => !texts.has(JSON.stringify(row)))) invalidate(lists);
  return { rows, complete: isWhole(page) };
}

/** The newest version of each wanted record; `pages` are in the order of their age, the newest first. */
function wanted<Row extends { readonly id: string }>(
  ids: readonly string[],
  pages: readonly Page<Row>[],
): readonly Row[] {
  const open = new Set(ids);
  return pages.flatMap(({ rows }) => rows.filter(({ id }) => open.delete(id)));
}

async function newPage<Row>(key: string, load: Load<Page<Row>>): Promise<Page<Row> | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // When it is released, a request that took too long is aborted, unless a screen waits for it.
  cache.retain(key);
  try {
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), READ_LIMIT_MS);
    });
    const page = await Promise.race([cache.reread(key, load), late]);
    if (page) setResponse(key, page);
    return page;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    cache.release(key);
  }
}
