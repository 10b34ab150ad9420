import { fold } from './fold.ts';
import { orderByRank, type Ranks, rankValues } from './ranks.ts';
import { prepareSorting } from './sortStrings.ts';

export interface ViewRequest<Row> {
  /** The typed text: matched literally, without white space at both ends. */
  search: string;
  filter: ((row: Row) => boolean) | undefined;
  /** Null keeps the order of the rows. Ranks are cached by the column `id`. */
  sort: { id: string; value: (row: Row) => string | number | null; descending: boolean } | null;
}

/** Searches and sorts one list of rows. Views are positions in `rows`; equal requests give the same array. */
export interface TextIndex<Row> {
  view: (request: ViewRequest<Row>) => Uint32Array;
  /** Prepares the first search and sort while the page is idle, so that they do not have to wait. */
  prepare: () => void;
}

/** The folded query; '' matches every row. */
export function toQuery(search: string): string {
  return fold(search.trim());
}

/** The positions that pass, in their order. Twice as fast as `filter`, which grows a list. */
function positionsWhere(of: Uint32Array, passes: (position: number) => boolean): Uint32Array {
  const kept = new Uint32Array(of.length);
  let count = 0;
  // By index: an iterator is slow until the engine has compiled it, which is too late for the first letter typed.
  for (let i = 0; i < of.length; i += 1) {
    const position = of[i] ?? 0;
    if (!passes(position)) continue;
    kept[count] = position;
    count += 1;
  }
  return kept.slice(0, count);
}

/**
 * An index over rows for search while typing. Each row is folded once; after that searching and sorting do not read
 * row objects, and a longer query only checks the rows that matched the shorter one. Linear in the number of rows.
 */
export function createTextIndex<Row>(
  rows: readonly Row[],
  texts: readonly ((row: Row) => string)[],
): TextIndex<Row> {
  const given: Uint32Array = Uint32Array.from(rows, (_, i) => i);
  const ranks = new Map<string, { value: unknown; ranks: Ranks }>();
  let haystacks: string[] | undefined;
  let sorted = { by: 'given', view: given };
  let filtered = { of: given, filter: undefined as unknown, view: given };
  let found = { of: given, query: '', view: given };

  function foldAll(): string[] {
    // A search box takes no line break, so no match spans two texts.
    haystacks ??= rows.map((row) => fold(texts.map((text) => text(row)).join('\n')));
    return haystacks;
  }

  function sort(request: ViewRequest<Row>['sort']): Uint32Array {
    if (!request) return given;
    const known = ranks.get(request.id);
    const fresh = known?.value === request.value;
    const by = `${request.descending ? 'down' : 'up'} ${request.id}`;
    if (fresh && sorted.by === by) return sorted.view;
    const entry = fresh ? known : { value: request.value, ranks: rankValues(rows, request.value) };
    ranks.set(request.id, entry);
    sorted = { by, view: orderByRank(entry.ranks, request.descending) };
    return sorted.view;
  }

  function keep(of: Uint32Array, filter: ((row: Row) => boolean) | undefined): Uint32Array {
    if (!filter) return of;
    if (filtered.of === of && filtered.filter === filter) return filtered.view;
    const view = positionsWhere(of, (i) => {
      const row = rows[i];
      return row !== undefined && filter(row);
    });
    filtered = { of, filter, view };
    return view;
  }

  function find(of: Uint32Array, query: string): Uint32Array {
    if (query === '') return of;
    if (found.of === of && found.query === query) return found.view;
    const narrower = found.of === of && found.query !== '' && query.startsWith(found.query);
    const hay = foldAll();
    const view = positionsWhere(narrower ? found.view : of, (i) => hay[i]?.includes(query) === true);
    found = { of, query, view };
    return view;
  }

  return {
    prepare: () => {
      foldAll();
      prepareSorting();
    },
    view: ({ search, filter, sort: by }) => find(keep(sort(by), filter), toQuery(search)),
  };
}
