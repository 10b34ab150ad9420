import { Plus } from 'lucide-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { Button } from '#src/components/Button/Button.tsx';
import { DataTable } from '#src/components/DataTable/DataTable.tsx';
import type { DataTableProps, Listing, Paging } from '#src/components/DataTable/types.ts';
import { PageHeader } from '#src/components/PageHeader/PageHeader.tsx';
import { BulkActions } from './bulk/BulkActions.tsx';
import type { ListDescription, ListFilters } from './description.ts';
import { ExportMenu } from './export/ExportMenu.tsx';
import { browserQuery, rowFilter } from './filterRows.ts';
import { ListFilterBar } from './ListFilterBar.tsx';
import { ListNotices } from './ListNotices.tsx';
import type { ListState } from './listState.ts';
import type { ListAction } from './rowActions.tsx';
import { useTableParts } from './useTableParts.ts';
import { SavedViews } from './views/SavedViews.tsx';

type Preloads<Dialog extends string> = Readonly<Partial<Record<Dialog | 'add', () => void>>>;

export interface ListPageProps<Row extends object, Filters extends ListFilters<Row>, Dialog extends string> {
  description: ListDescription<Row, Filters, Dialog>;
  list: ListState<Row, Filters, Dialog>;
  /** Load the code of a dialog: its button is hovered or focused. Constant. */
  preloads?: Preloads<Dialog>;
  /** Text of the primary button, which opens the dialog `add`. */
  add?: string;
  /** Buttons of every row. Constant. */
  rowActions?: readonly ListAction<Row, Dialog>[];
  /** Buttons of the page before the primary one; Export when absent. */
  actions?: ReactNode;
  /** Buttons for the selected rows; export and the list's own changes when absent. */
  bulk?: ReactNode;
  /** Beside the title: `Sample data`. */
  badge?: ReactNode;
  /** Stat cards above the filters. */
  cards?: ReactNode;
  /** Messages between the filters and the table. */
  notices?: ReactNode;
  /** A visible title of the table, with how many rows match: `Support Tickets (14)`. */
  tableTitle?: (count: number) => string;
  /** Nothing can be selected, added or changed. */
  readOnly?: boolean;
  /** What an opened row shows; for tables of at most 50 rows a page. */
  expansion?: DataTableProps<Row>['expansion'];
  /** The dialogs. */
  children?: ReactNode;
}

/** Every list of the console: head, saved views, stat cards, filters, notices, table, and what is opened over it. */
export function ListPage<Row extends object, Filters extends ListFilters<Row>, Dialog extends string>(
  props: ListPageProps<Row, Filters, Dialog>,
) {
  const { description, list, preloads, readOnly = false } = props;
  const { noun, filters } = description;
  const { listing, table, selection, exporting, open } = list;
  const total = listing.status === 'ready' ? listing.total : undefined;
  const { onOpen, onIntent } = open;
  const intend = useCallback(
    (dialog: Dialog | 'add') => {
      preloads?.[dialog]?.();
      onIntent?.(dialog);
    },
    [preloads, onIntent],
  );
  const { columns, actions } = useTableParts({
    columns: description.columns,
    rowActions: props.rowActions,
    readOnly,
    onOpen,
    onIntent: intend,
  });
  const query = browserQuery(filters, list.filters.values);
  const filter = useMemo(() => rowFilter(filters, query), [filters, query]);
  const details = description.dialogs.find((dialog) => dialog === 'details');
  const onActivate = useMemo(() => details && ((row: Row) => onOpen(details, row)), [details, onOpen]);
  const add =
    props.add === undefined || readOnly ? null : (
      <Button
        fill="solid"
        icon={<Plus />}
        onPointerEnter={() => intend('add')}
        onFocus={() => intend('add')}
        onClick={() => open.onAdd()}
      >
        {props.add}
      </Button>
    );
  const selected = selection.selected.size;

  return (
    <>
      <PageHeader
        title={description.title}
        count={total}
        badge={props.badge}
        actions={
          <>
            {props.actions ?? (
              <ExportMenu
                selected={selected}
                disabled={!exporting.exportable}
                onExport={exporting.onExport}
              />
            )}
            {add}
          </>
        }
      />
      <SavedViews {...list.views} />
      {props.cards}
      <ListFilterBar
        searchLabel={description.search}
        search={list.filters.search}
        onSearch={list.filters.onSearch}
        filters={filters}
        values={list.filters.values}
        onFilter={list.filters.onFilter}
        tools={{
          columns,
          layout: table.layout,
          onLayoutChange: table.onLayout,
          density: table.density,
          onDensityChange: table.onDensity,
        }}
      />
      <ListNotices
        listing={listing}
        stale={list.stale}
        slow={list.slow}
        noun={noun.many}
        paged={list.paging?.by === 'server'}
      />
      {props.notices}
      <DataTable
        id={description.id}
        label={description.label}
        title={props.tableTitle}
        noun={noun}
        columns={columns}
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
                    selected={selected}
                    exporting={exporting}
                    changes={list.bulk}
                    waiting={selection.selecting}
                  />
                ),
              }
        }
        expansion={props.expansion}
        onView={selection.onView}
        actions={actions}
        onActivate={onActivate}
        empty={{ text: `No ${noun.many} found`, action: add }}
        onClearFilters={list.filters.onClear}
      />
      {props.children}
    </>
  );
}

/** The table's paging from who pages the list; none without pages. */
function toPaging(
  paging: ListState<never, never, never>['paging'],
  pageSize: number | undefined,
  listing: Listing<unknown>,
): Paging | undefined {
  if (!paging || pageSize === undefined) return undefined;
  const { page, onPage: onPageChange } = paging;
  const { rows, total, previous } =
    listing.status === 'ready' ? listing : { rows: [], total: 0, previous: true };
  // While rows are being deleted the last page may have rows that the count no longer reaches.
  const least = previous || rows.length === 0 ? 0 : (page - 1) * pageSize + rows.length;
  return paging.by === 'server'
    ? { mode: 'server', pageSize, page, total: Math.max(total, least), onPageChange }
    : { mode: 'client', pageSize, page, onPageChange };
}
