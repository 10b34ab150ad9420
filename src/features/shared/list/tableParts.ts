import type { Column, RowAction } from '#src/components/DataTable/types.ts';
import type { FindRecord } from '#src/features/shared/records/records.ts';
import type { ListColumn } from './describe/description.ts';
import { toTableColumns } from './describe/openers.tsx';
import type { ListAction } from './describe/rowActions.tsx';

interface TablePartsInput<Row, Dialog extends string> {
  /** Finds the records that cells name; null before they are known. */
  readonly find: FindRecord | null;
  readonly columns: readonly ListColumn<Row, Dialog>[];
  readonly rowActions: readonly ListAction<Row, Dialog>[] | undefined;
  readonly readOnly: boolean;
  readonly onOpen: (dialog: Dialog, row: Row) => void;
}

/** Columns and row actions for the table. It is no hook, so that the React Compiler keeps its result: another one redraws every row. */
export function tableParts<Row, Dialog extends string>(input: TablePartsInput<Row, Dialog>) {
  const { columns, find, rowActions, readOnly, onOpen } = input;
  const tableColumns: readonly Column<Row>[] = toTableColumns(columns, onOpen, find);
  const actions: readonly RowAction<Row>[] | undefined = rowActions
    ?.filter(({ changes }) => !(readOnly && changes))
    .map((action) => toRowAction(action, onOpen));
  return { columns: tableColumns, actions };
}

function toRowAction<Row, Dialog extends string>(
  action: ListAction<Row, Dialog>,
  onOpen: (dialog: Dialog, row: Row) => void,
): RowAction<Row> {
  if (!('opens' in action)) return action;
  const { opens } = action;
  return { ...action, onSelect: (row) => onOpen(opens, row) };
}
