/** The dialogs about one record: all that a list names, but `add`. */
export type AboutRecord<Kind extends string> = Exclude<Kind, 'add'>;

/** What of a list is opened. `missing`: the address names a record that the list does not have. */
export type Opened<Row, Kind extends string> =
  | { readonly type: 'none' | 'missing' | Extract<Kind, 'add'> }
  | { readonly type: AboutRecord<Kind>; readonly row: Row };

/** The dialog `add` of a list; undefined when nothing is added to it. */
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
 * What the address asks for (`?open=edit&id=…`): `kinds` are the dialogs of the list, `row` is the record it names,
 * undefined when the list does not have it; `settled` says that the list will not bring it any more.
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

/** The record that is opened; null when a new one is added. */
export function recordOf<Row>(opened: { readonly type: string; readonly row?: Row }): Row | null {
  return opened.row ?? null;
}
