import { useMemo } from 'react';
import type { Column, RowAction } from '#src/components/DataTable/types.ts';
import { useTimeZone } from '#src/components/DateTime/shownDates.ts';
import type { Records } from '#src/features/shared/records/recordKind.ts';
import { useToday } from '#src/features/shared/useMinutely.ts';
import type { ListColumn } from './describe/description.ts';
import { toTableColumns } from './describe/openers.tsx';
import type { ListAction } from './describe/rowActions.tsx';

interface TablePartsInput<Row, Dialog extends string> {
  /** Finds the records that cells name; null before they are known. */
  readonly find: Records['hrefOf'] | null;
  readonly columns: readonly ListColumn<Row, Dialog>[];
  readonly rowActions: readonly ListAction<Row, Dialog>[] | undefined;
  readonly readOnly: boolean;
  readonly onOpen: (dialog: Dialog, row: Row) => void;
}

function toRowAction<Row, Dialog extends string>(
  action: ListAction<Row, Dialog>,
  onOpen: (dialog: Dialog, row: Row) => void,
): RowAction<Row> {
  if (!('opens' in action)) return action;
  const { opens } = action;
  return { ...action, onSelect: (row) => onOpen(opens, row) };
}

/** Cells show dates: other columns for another day and another zone draw them again. */
const columnsAt = <Row, Dialog extends string>(
  _day: string,
  _zone: string,
  ...args: Parameters<typeof toTableColumns<Row, Dialog>>
): readonly Column<Row>[] => toTableColumns(...args);

/** Columns and row actions for the table: the same for the same input, because others redraw every row. */
export function useTableParts<Row, Dialog extends string>(input: TablePartsInput<Row, Dialog>) {
  const { columns, find, rowActions, readOnly, onOpen } = input;
  const [day, zone] = [useToday(), useTimeZone()];
  const tableColumns = useMemo(
    () => columnsAt(day, zone, columns, onOpen, find),
    [day, zone, columns, onOpen, find],
  );
  const actions = useMemo(
    () =>
      rowActions
        ?.filter(({ changes }) => !(readOnly && changes))
        .map((action) => toRowAction(action, onOpen)),
    [rowActions, readOnly, onOpen],
  );
  return { columns: tableColumns, actions };
}
