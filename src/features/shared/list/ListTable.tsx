import { type ReactNode, useMemo, useRef } from 'react';
import { DataTable } from '#src/components/DataTable/DataTable.tsx';
import type {
  Column,
  DataTableProps,
  Listing,
  Paging,
  RowAction,
  TableHandle,
} from '#src/components/DataTable/types.ts';
import { BulkActions } from './bulk/BulkActions.tsx';
import type { ListDescription, ListFilters } from './describe/description.ts';
import { browserQuery, rowFilter } from './describe/filterRows.ts';
import { recordDialogOf } from './describe/opened.ts';
import type { ListState } from './state/listState.ts';
import { useRowFocusKeys } from './useRowFocusKeys.ts';

export interface ListTableProps<Row, Filters extends ListFilters<Row>, Dialog extends string>
  extends Pick<DataTableProps<Row>, 'title' | 'expansion' | 'rowKeys'> {
  description: ListDescription<Row, Filters, Dialog>;
  list: ListState<Row, Filters, Dialog>;
  columns: readonly Column<Row>[];
  actions: readonly RowAction<Row>[] | undefined;
  readOnly: boolean;
  /** Buttons for the selected rows; Export and the list's bulk changes when absent. */
  bulk: ReactNode | undefined;
  /** The primary button, shown in the empty table too. */
  add: ReactNode;
}

/**
 * The table of a list, connected to the list's state. Enter and double click open the dialog `details`, or `history` in a
 * list without details.
 */
export function ListTable<Row extends object, Filters extends ListFilters<Row>, Dialog extends string>(
  props: ListTableProps<Row, Filters, Dialog>,
) {
  const { description, list, readOnly } = props;
  const { noun, filters } = description;
  const { listing, table, selection } = list;
  const { onOpen } = list.open;
  const query = browserQuery(filters, list.filters.values);
  const filter = useMemo(() => rowFilter(filters, query), [filters, query]);
  const { dialogs } = description;
  const activated = recordDialogOf(dialogs, 'details') ?? recordDialogOf(dialogs, 'history');
  const onActivate = useMemo(() => activated && ((row: Row) => onOpen(activated, row)), [activated, onOpen]);

  const handle = useRef<TableHandle>(null);
  useRowFocusKeys(handle, props.rowKeys !== undefined);

  return (
    <DataTable
      ref={handle}
      id={description.id}
      label={description.label}
      title={props.title}
      noun={noun}
      columns={props.columns}
      listing={listing}
      rowId={description.idOf}
      rowName={description.nameOf}
      search={list.filters.search}
      filter={filter}
      sort={table.sort}
      onSortChange={table.onSort}
      paging={toPaging(list.paging, description.paging?.pageSize, listing)}
      layout={table.layout}
      onLayoutChange={table.onLayout}
      selection={
        readOnly
          ? undefined
          : {
              selected: selection.selected,
              onChange: selection.onSelect,
              onSelectAllMatching: selection.onSelectAllMatching,
              actions: props.bulk ?? (
                <BulkActions
                  selected={selection.selected.size}
                  exporting={list.exporting}
                  changes={list.bulk}
                  waiting={selection.selecting}
                />
              ),
            }
      }
      selectedRows={selection.rows}
      expansion={props.expansion}
      onMatchingRowsChange={selection.onMatchingRowsChange}
      actions={props.actions}
      onActivate={onActivate}
      rowKeys={props.rowKeys}
      empty={{ text: `No ${noun.many} found`, action: props.add }}
      onClearFilters={list.filters.onClear}
    />
  );
}

/** The table's paging; undefined for a list without pages. */
function toPaging(
  paging: ListState<never, never, never>['paging'],
  pageSize: number | undefined,
  listing: Listing<unknown>,
): Paging | undefined {
  if (!paging || pageSize === undefined) return undefined;
  const { page, onPage: onPageChange } = paging;
  const { rows, total, previous } =
    listing.status === 'ready' ? listing : { rows: [], total: 0, previous: true };
  // While deletions are in flight, `total` may be smaller than the number of the last row shown.
  const lastShown = previous || rows.length === 0 ? 0 : (page - 1) * pageSize + rows.length;
  return paging.by === 'server'
    ? { mode: 'server', pageSize, page, total: Math.max(total, lastShown), onPageChange }
    : { mode: 'client', pageSize, page, onPageChange };
}
