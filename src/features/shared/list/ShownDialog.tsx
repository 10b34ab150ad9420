import { Fragment } from 'react';
import { DeleteDialog, MissingDialog } from '#src/features/shared/recordDialogs.ts';
import type { ListDialog } from './describe/dialogs.tsx';
import type { ListDeletion } from './state/listState.ts';

type AnyDialogs<Row, Context> = Readonly<Record<string, ListDialog<Row, Context>>>;

export interface ShownDialogProps<Row, Context> {
  dialogs: AnyDialogs<Row, Context>;
  context: Context;
  /** The opened dialog; `none`, or `missing` when the list does not have its record. */
  opened: { readonly dialog: { readonly type: string; readonly row?: Row }; readonly onClose: () => void };
  /** What a record is: `developer`. */
  noun: string;
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  deletion: ListDeletion<Row> | null;
  emailOf?: ((row: Row) => string) | undefined;
  /** More sentences in the question before a deletion: what is lost with the record. */
  deletionNotes?: ((row: Row) => readonly string[]) | undefined;
}

/** The opened dialog of a list. */
export function ShownDialog<Row, Context>(props: ShownDialogProps<Row, Context>) {
  const { dialogs, context, noun, idOf, nameOf, emailOf, deletion, deletionNotes } = props;
  const { dialog, onClose } = props.opened;
  const { type, row = null } = dialog;
  if (type === 'missing') return <MissingDialog noun={noun} onClose={onClose} />;
  if (type === 'delete') {
    if (row === null || deletion === null) return null;
    const { irreversible, onDelete } = deletion;
    return (
      <DeleteDialog
        noun={noun}
        name={nameOf(row)}
        identity={[emailOf?.(row) ?? '', idOf(row)].filter(Boolean)}
        irreversible={irreversible}
        notes={deletionNotes?.(row) ?? []}
        onConfirm={() => onDelete(row)}
        onClose={onClose}
      />
    );
  }
  const opened = dialogs[type];
  if (!opened) return null;
  const key = row === null || opened.stays ? undefined : idOf(row);
  return <Fragment key={key}>{opened.draw(row, context, onClose)}</Fragment>;
}
