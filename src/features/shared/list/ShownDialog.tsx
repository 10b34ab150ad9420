import type { LazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { DeleteDialog, MissingDialog } from '#src/features/shared/list/bulk/recordDialogs.ts';
import type { FrameProps, ListDialogs } from './describe/dialogs.ts';
import type { RecordDialog } from './describe/opened.ts';
import type { ListDeletion } from './state/listState.ts';

export interface ShownDialogProps<Row extends { readonly id: string }, Dialog extends string, Context> {
  dialogs: ListDialogs<Row, Dialog, Context>;
  context: Context;
  /** The opened dialog, which is `none`, or `missing` when the list does not have its record; and what opens others. */
  open: {
    readonly dialog: { readonly type: string; readonly row?: Row };
    readonly onClose: () => void;
    readonly onOpen: (dialog: RecordDialog<Dialog>, row: Row) => void;
  };
  /** The kind of the records, by id; absent for what is no record of the console. */
  kind?: string;
  /** What a record is: `developer`. */
  noun: string;
  nameOf: (row: Row) => string;
  deletion: ListDeletion<Row> | null;
  /** Texts that tell the record from others of the same name. */
  identityOf: (row: Row) => readonly string[];
  /** The dialog stays mounted when another record takes the place of its record; it restarts when absent. */
  stays?: boolean | undefined;
}

/** The opened dialog of a list. */
export function ShownDialog<Row extends { readonly id: string }, Dialog extends string, Context>(
  props: ShownDialogProps<Row, Dialog, Context>,
) {
  const { context, kind, noun, nameOf, identityOf, deletion, stays } = props;
  const { dialog, onOpen, onClose } = props.open;
  const { type, row = null } = dialog;
  if (type === 'missing') return <MissingDialog noun={noun} onClose={onClose} />;
  if (type === 'delete') {
    if (row === null || deletion === null) return null;
    const { irreversible, refusal, onDelete } = deletion;
    return (
      <DeleteDialog
        noun={noun}
        name={nameOf(row)}
        identity={identityOf(row)}
        irreversible={irreversible}
        refused={refusal?.(row)}
        of={kind === undefined ? undefined : { kind, id: row.id }}
        onConfirm={() => onDelete(row)}
        onClose={onClose}
      />
    );
  }
  // A dialog about a record is opened with one, which the type of `dialogs` cannot say of a name that is a text.
  type Shown = LazyDialog<FrameProps<Row | null, Row, Dialog, string> & Context>;
  const dialogs: Readonly<Record<string, unknown>> = props.dialogs;
  const Dialog = dialogs[type] as Shown | undefined;
  if (!Dialog) return null;
  const key = row === null || stays ? undefined : row.id;
  return <Dialog key={key} {...context} record={row} opened={type} open={onOpen} onClose={onClose} />;
}
