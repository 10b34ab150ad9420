/** The dialogs about one record: all dialogs of a list except `add`. */
export type RecordDialog<Dialog extends string> = Exclude<Dialog, 'add'>;

/** The opened dialog of a list. `missing`: the URL names a record that the list does not have. */
export type OpenedDialog<Row, Dialog extends string> =
  | { readonly type: 'none' | 'missing' | Extract<Dialog, 'add'> }
  | { readonly type: RecordDialog<Dialog>; readonly row: Row };

/** The dialog `add` of a list; undefined when the list has none. */
export function addDialogOf<Dialog extends string>(
  dialogs: readonly Dialog[],
): Extract<Dialog, 'add'> | undefined {
  return dialogs.find((dialog): dialog is Extract<Dialog, 'add'> => dialog === 'add');
}

/** The dialog of that name about one record; undefined when the list has none. */
export function recordDialogOf<Dialog extends string>(
  dialogs: readonly Dialog[],
  name: string,
): RecordDialog<Dialog> | undefined {
  return dialogs.find((dialog): dialog is RecordDialog<Dialog> => dialog !== 'add' && dialog === name);
}

/**
 * The dialog that the URL names (`?open=edit&id=…`). `dialogs` are the dialogs of the list. `row` is the named record,
 * undefined while the list does not have it; with `settled` such a record is missing, and not only unread.
 */
export function toOpened<Row, Dialog extends string>(
  dialogs: readonly Dialog[],
  { open, id }: { readonly open: string; readonly id: string },
  row: Row | undefined,
  settled: boolean,
): OpenedDialog<Row, Dialog> {
  if (open === 'add') return { type: addDialogOf(dialogs) ?? 'none' };
  const type = recordDialogOf(dialogs, open);
  if (type === undefined || id === '') return { type: 'none' };
  if (row !== undefined) return { type, row };
  return { type: settled ? 'missing' : 'none' };
}

/** The opened record; null when a new one is added. */
export function recordOf<Row>(opened: { readonly type: string; readonly row?: Row }): Row | null {
  return opened.row ?? null;
}
