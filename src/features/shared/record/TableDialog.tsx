import type { ReactNode } from 'react';
import { Button } from '#src/components/Button/Button.tsx';
import { DataTable } from '#src/components/DataTable/DataTable.tsx';
import type { DataTableProps } from '#src/components/DataTable/types.ts';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { allRows } from '#src/features/shared/list/state/listing.ts';
import { toShown } from '#src/lib/text.ts';

export interface TableDialogProps<Row extends { readonly id: string }>
  extends Pick<DataTableProps<Row>, 'id' | 'noun' | 'columns' | 'actions'> {
  /** Title of the dialog and name of its table. */
  title: string;
  /** Sentence under the title with the number of rows. */
  description: string;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** Text of the empty table. */
  empty: string;
  /** A dialog over this one. */
  children?: ReactNode;
  onClose: () => void;
}

const idOf = ({ id }: { readonly id: string }) => id;

/** Shows rows that belong to a record in a small table without pages. */
export function TableDialog<Row extends { readonly id: string }>(props: TableDialogProps<Row>) {
  const { id, title, description, noun, columns, actions, rows, nameOf, empty, children, onClose } = props;
  return (
    <Dialog
      title={title}
      description={description}
      size="large"
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <DataTable
        id={id}
        label={toShown(title)}
        noun={noun}
        columns={columns}
        listing={allRows(rows)}
        rowId={idOf}
        rowName={nameOf}
        actions={actions}
        empty={{ text: empty }}
      />
      {children}
    </Dialog>
  );
}
