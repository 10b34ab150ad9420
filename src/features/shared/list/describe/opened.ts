/** The dialogs without a record: `add` for a new one, `import` for those of a file. */
export type ListWideDialog = 'add' | 'import';

const isListWide = (name: string): name is ListWideDialog => name === 'add' || name === 'import';

/** The dialogs about one record. */
export type RecordDialog<Dialog extends string> = Exclude<Dialog, ListWideDialog>;

/** The opened dialog of a list. `missing`: the URL names a record that the list does not have. */
export type OpenedDialog<Row, Dialog extends string> =
  | { readonly type: 'none' | 'missing' | Extract<Dialog, ListWideDialog> }
  | { readonly type: RecordDialog<Dialog>; readonly row: Row };

/** The dialog of that name without a record; undefined when the list has none. */
export function listDialogOf<Dialog extends string, Name extends ListWideDialog>(
  dialogs: readonly Dialog[],
  name: Name,
): Extract<Dialog, Name> | undefined {
  return dialogs.find((dialog): dialog is Extract<Dialog, Name> => String(dialog) === name);
}

/** The dialog of that name about one record; undefined when the list has none. */
export function recordDialogOf<Dialog extends string>(
  dialogs: readonly Dialog[],
  name: string,
): RecordDialog<Dialog> | undefined {
  return dialogs.find((dialog): dialog is RecordDialog<Dialog> => dialog === name && !isListWide(dialog));
}

/** The dialog that opens when a row is opened: `details`, or `history` in a list without details. */
export function openedDialogOf<Dialog extends string>(
  dialogs: readonly Dialog[],
): RecordDialog<Dialog> | undefined {
  return recordDialogOf(dialogs, 'details') ?? recordDialogOf(dialogs, 'history');
}

/**
 * The dialog that the URL names (`?open=edit&id=…`). `dialogs` are the dialogs of the list. `row` is the named record,
 * undefined while the list does not have it; with `confirmed` such a record is missing, and not only unread.
 */
export function toOpened<Row, Dialog extends string>(
  dialogs: readonly Dialog[],
  { open, id }: { readonly open: string; readonly id: string },
  row: Row | undefined,
  confirmed: boolean,
): OpenedDialog<Row, Dialog> {
  if (isListWide(open)) return { type: listDialogOf(dialogs, open) ?? 'none' };
  const type = recordDialogOf(dialogs, open);
  if (type === undefined || id === '') return { type: 'none' };
  if (row !== undefined) return { type, row };
  return { type: confirmed ? 'missing' : 'none' };
}

/** The opened record; null when a new one is added. */
export function recordOf<Row>(opened: { readonly type: string; readonly row?: Row }): Row | null {
  return opened.row ?? null;
}
