/** The dialogs about one record: all dialogs of a list except `add`. */
export type AboutRecord<Kind extends string> = Exclude<Kind, 'add'>;

/** The opened dialog of a list. `missing`: the address names a record that the list does not have. */
export type Opened<Row, Kind extends string> =
  | { readonly type: 'none' | 'missing' | Extract<Kind, 'add'> }
  | { readonly type: AboutRecord<Kind>; readonly row: Row };

/** The dialog `add` of a list; undefined when the list has none. */
export function addOf<Kind extends string>(kinds: readonly Kind[]): Extract<Kind, 'add'> | undefined {
  return kinds.find((kind): kind is Extract<Kind, 'add'> => kind === 'add');
}

/** The dialog of that name about one record; undefined when the list has none. */
export function aboutRecordOf<Kind extends string>(
  kinds: readonly Kind[],
  name: string,
): AboutRecord<Kind> | undefined {
  return kinds.find((kind): kind is AboutRecord<Kind> => kind !== 'add' && kind === name);
}

/**
 * The dialog that the address names (`?open=edit&id=…`). `kinds` are the dialogs of the list. `row` is the named record,
 * undefined while the list does not have it; with `settled` such a record is missing, and not only unread.
 */
export function toOpened<Row, Kind extends string>(
  kinds: readonly Kind[],
  { open, id }: { readonly open: string; readonly id: string },
  row: Row | undefined,
  settled: boolean,
): Opened<Row, Kind> {
  if (open === 'add') return { type: addOf(kinds) ?? 'none' };
  const type = aboutRecordOf(kinds, open);
  if (type === undefined || id === '') return { type: 'none' };
  if (row !== undefined) return { type, row };
  return { type: settled ? 'missing' : 'none' };
}

/** The opened record; null when a new one is added. */
export function recordOf<Row>(opened: { readonly type: string; readonly row?: Row }): Row | null {
  return opened.row ?? null;
}
