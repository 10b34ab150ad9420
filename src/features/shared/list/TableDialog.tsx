import type { ReactNode } from 'react';
import { Button } from '#src/components/Button/Button.tsx';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import type { ListColumn } from '#src/features/shared/list/describe/description.ts';
import { toTableColumns } from '#src/features/shared/list/describe/openers.tsx';
import { useCellLinks } from '#src/features/shared/list/links/useCellLinks.tsx';
import { RowsTable, type RowsTableProps } from '#src/features/shared/list/view/RowsTable.tsx';
import { toShown } from '#src/lib/text.ts';

export interface TableDialogProps<Row extends { readonly id: string }>
  extends Pick<RowsTableProps<Row>, 'id' | 'noun' | 'card' | 'actions' | 'rows'> {
  columns: readonly ListColumn<Row, never>[];
  /** Title of the dialog and name of its table. */
  title: string;
  /** Sentence under the title with the number of rows. */
  description: string;
  nameOf: (row: Row) => string;
  /** Text of the empty table. */
  empty: string;
  /** Buttons before Close. */
  footer?: ReactNode;
  /** A dialog over this one. */
  children?: ReactNode;
  onClose: () => void;
}

const nothingOpens = () => undefined;

const idOf = ({ id }: { readonly id: string }) => id;

/** Shows rows that belong to a record in a small table without pages. */
export function TableDialog<Row extends { readonly id: string }>(props: TableDialogProps<Row>) {
  const { id, title, description, noun, columns, card, actions, rows, nameOf, empty, children, onClose } =
    props;
  const links = useCellLinks(columns, true);
  return (
    <Dialog
      title={title}
      description={description}
      size="large"
      onClose={onClose}
      footer={
        <>
          {props.footer}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <RowsTable
        id={id}
        label={toShown(title)}
        noun={noun}
        columns={toTableColumns(columns, nothingOpens, links.find)}
        card={card}
        rows={rows}
        row={{ id: idOf, name: nameOf, onFollow: links.onFollow }}
        actions={actions}
        empty={empty}
      />
      {links.reader}
      {children}
    </Dialog>
  );
}
