import { useCallback, useMemo, useState } from 'react';
import type { Page } from '#src/api/results/page.ts';
import { useLoaded } from '#src/components/useLoaded.ts';
import { toastLoadError } from '#src/features/shared/toastLoadError.ts';
import { isWhole } from '#src/lib/maxRows.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';
import type { Described, Find, IssueFilter } from './found.ts';

interface Issues<Row, Facts> {
  /** The issues that the list is filtered by, separated by spaces: equal ones are the same text. */
  readonly set: string;
  /** The filter is set or was opened: what is needed to find is to be read. */
  readonly wanted: boolean;
  readonly find: Find<Row, Facts> | null;
  readonly onOpen: () => void;
}

interface Query {
  readonly filters: { readonly attention: readonly string[] };
  readonly params: { readonly set: (changes: { readonly attention: readonly string[] }) => void };
}

/** Loads the code that finds what needs attention, once the filter is set or opened. */
export function useIssues<Row, Facts>(
  { code }: IssueFilter<Row, Facts>,
  { filters, params }: Query,
): Issues<Row, Facts> {
  const [opened, setOpened] = useState(false);
  const set = filters.attention.join(' ');
  const wanted = opened || set !== '';
  const find = useLoaded(code, wanted, () => {
    toastLoadError();
    setOpened(false);
    params.set({ attention: [] });
  });
  const onOpen = useCallback(() => setOpened(true), []);
  return { set, wanted, find, onOpen };
}

/**
 * All records of another kind, on which issues depend: undefined while they are read, null if they could not be, or are more
 * than were read.
 */
export function wholeRows<Row>(read: QueryResult<Page<Row>>): readonly Row[] | null | undefined {
  if (read.status === 'loading') return undefined;
  return read.status === 'ready' && isWhole(read.data) ? read.data.rows : null;
}

interface Read<Row> {
  /** The rows of the list. */
  readonly rows: QueryResult<Page<Row>>;
  /** All records, among which is looked. */
  readonly all: QueryResult<Page<Row>>;
}

interface Attention<Row, List> {
  readonly description: List;
  readonly read: QueryResult<Page<Row>>;
  /** The records that have in common with this one what the list is filtered by; none without such a filter. */
  readonly duplicatesOf: (row: Row) => readonly Row[];
}

/**
 * The description and the rows of a list with what was found. While it is filtered by what is still looked for, its rows
 * are loading. `facts` is null until they are read.
 */
export function useAttention<Row, Facts, List extends Described<Row>>(
  description: List,
  { set, wanted, find, onOpen }: Issues<Row, Facts>,
  { rows, all }: Read<Row>,
  facts: Facts | null,
): Attention<Row, List> {
  const shown = rows.status === 'ready' ? rows.data.rows : null;
  const every = all.status === 'ready' ? all.data.rows : null;
  const names = useMemo(() => (set === '' ? [] : set.split(' ')), [set]);
  const found = useMemo(
    () => (wanted && find && facts && every ? find(every, facts) : null),
    [wanted, find, facts, every],
  );
  const grouped = useMemo(
    () => (set !== '' && found && shown ? found.grouped(shown, names) : null),
    [set, found, shown, names],
  );
  const described = useMemo(() => {
    const list = found?.described(description, names) ?? description;
    const { filters } = list;
    return { ...list, filters: { ...filters, attention: { ...filters.attention, onOpen } } };
  }, [description, found, names, onOpen]);

  let read = rows;
  if (set !== '' && rows.status === 'ready') {
    if (grouped) read = { ...rows, data: { ...rows.data, rows: grouped } };
    else read = all.status === 'failed' ? all : { status: 'loading', retry: rows.retry };
  }
  return {
    description: described,
    read,
    duplicatesOf: (row) => found?.duplicates(row, names) ?? [],
  };
}
