/** What of a list is opened. `missing`: the address names a record that the list does not have. */
export type Opened<Row, Kind extends string> =
  | { readonly type: 'none' | 'add' | 'missing' }
  | { readonly type: Kind; readonly row: Row };

/**
 * What the address asks for (`?open=edit&id=…`): `kinds` are the dialogs about a record, `row` is the record it
 * names, undefined when the list does not have it; `settled` says that the list will not bring it any more.
 */
export function toOpened<Row, Kind extends string>(
  kinds: readonly Kind[],
  { open, id }: { readonly open: string; readonly id: string },
  row: Row | undefined,
  settled: boolean,
): Opened<Row, Kind> {
  if (open === 'add') return { type: 'add' };
  const type = kinds.find((kind) => kind === open);
  if (type === undefined || id === '') return { type: 'none' };
  if (row !== undefined) return { type, row };
  return { type: settled ? 'missing' : 'none' };
}

/** The record that is opened; null when a new one is added. */
export function recordOf<Row>(opened: Opened<Row, string>): Row | null {
  return 'row' in opened ? opened.row : null;
}
