import { Eye, Pencil, Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import type { Developer } from '#src/api/types/developer.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { DataTable } from '#src/components/DataTable/DataTable.tsx';
import type { Listing, RowAction, Sort, TableLayout } from '#src/components/DataTable/types.ts';
import { FilterBar } from '#src/components/FilterBar/FilterBar.tsx';
import { SearchInput } from '#src/components/SearchInput/SearchInput.tsx';
import { Select } from '#src/components/Select/Select.tsx';
import { BulkActions } from '#src/features/shared/list/bulk/BulkActions.tsx';
import { ListHead } from '#src/features/shared/list/ListHead.tsx';
import { ListNotices, type Stale } from '#src/features/shared/list/ListNotices.tsx';
import { TableTools } from '#src/features/shared/list/TableTools.tsx';
import type { ListTools } from '#src/features/shared/list/useListTools.ts';
import type { SavedViewsProps } from '#src/features/shared/list/views/SavedViews.tsx';
import { DeveloperDialogs, type DeveloperDialogsProps, preloads } from './DeveloperDialogs.tsx';
import { developerColumns } from './developerColumns.tsx';
import {
  type DeveloperStatus,
  statusChoices,
  statusFilter,
  statusOptions,
  toStatus,
} from './developerFilters.ts';
import { developerRecord } from './developerRecord.ts';

export interface DeveloperManagementScreenProps {
  listing: Listing<Developer>;
  /** The last refresh failed: the rows are those from before. */
  stale: Stale | null;
  filters: {
    search: string;
    status: DeveloperStatus;
    onSearch: (search: string) => void;
    onStatus: (status: DeveloperStatus) => void;
    onClear: () => void;
  };
  table: {
    sort: Sort | null;
    onSort: (sort: Sort | null) => void;
    layout: TableLayout;
    onLayout: (layout: TableLayout) => void;
  };
  views: SavedViewsProps;
  /** Export, selection and what is done to many. */
  tools: ListTools<Developer>;
  /** Of stable identity: rows are drawn again when they change. */
  open: {
    onAdd: () => void;
    onEdit: (developer: Developer) => void;
    onDetails: (developer: Developer) => void;
    onSubUsers: (developer: Developer) => void;
    onDelete: (developer: Developer) => void;
    /** The form may be next: fetch what it needs. */
    onFormIntent: () => void;
  };
  /** What is opened over the list, and what its dialogs do. */
  dialogs: DeveloperDialogsProps;
}

const TABLE = 'developers';
const { noun, idOf, nameOf } = developerRecord;

/** For the pointer or the focus on what opens the form. */
function formIntent(open: DeveloperManagementScreenProps['open']): () => void {
  return () => {
    preloads.form();
    open.onFormIntent();
  };
}

function rowActions(open: DeveloperManagementScreenProps['open']): readonly RowAction<Developer>[] {
  return [
    { id: 'view', label: 'View', icon: <Eye />, onSelect: open.onDetails, onIntent: preloads.details },
    { id: 'edit', label: 'Edit', icon: <Pencil />, onSelect: open.onEdit, onIntent: formIntent(open) },
    {
      id: 'delete',
      label: 'Delete',
      icon: <Trash2 />,
      intent: 'danger',
      onSelect: open.onDelete,
      onIntent: preloads.delete,
    },
  ];
}

/** Developer Management (spec section 2): the developer users of all companies. */
export function DeveloperManagementScreen(props: DeveloperManagementScreenProps) {
  const { listing, stale, filters, table, views, tools, open, dialogs } = props;
  const columns = useMemo(
    () => developerColumns({ onSubUsers: open.onSubUsers, onIntent: preloads.subUsers }),
    [open.onSubUsers],
  );
  const actions = useMemo(() => rowActions(open), [open]);
  const add = (
    <Button
      fill="solid"
      icon={<Plus />}
      onPointerEnter={formIntent(open)}
      onFocus={formIntent(open)}
      onClick={open.onAdd}
    >
      Add Developer
    </Button>
  );

  return (
    <>
      <ListHead title="Developer Management" listing={listing} tools={tools} views={views} add={add} />
      <FilterBar end={<TableTools columns={columns} layout={table.layout} onLayoutChange={table.onLayout} />}>
        <SearchInput
          label="Search by name or email"
          placeholder="Search by name or email"
          shortcut="/"
          value={filters.search}
          onValueChange={filters.onSearch}
        />
        <Select
          label="Status"
          inline
          value={filters.status}
          options={statusOptions}
          onValueChange={(status) => filters.onStatus(toStatus(status))}
        />
      </FilterBar>
      <ListNotices listing={listing} stale={stale} noun={noun.many} />
      <DataTable
        id={TABLE}
        label="Developers"
        noun={noun}
        columns={columns}
        listing={listing}
        rowId={idOf}
        rowName={nameOf}
        search={filters.search}
        filter={statusFilter(filters.status)}
        sort={table.sort}
        onSortChange={table.onSort}
        layout={table.layout}
        onLayoutChange={table.onLayout}
        selection={{
          selected: tools.selected,
          onChange: tools.onSelect,
          actions: <BulkActions tools={tools} statuses={statusChoices} />,
        }}
        onView={tools.onView}
        actions={actions}
        onActivate={open.onDetails}
        empty={{ text: 'No developers found', action: add }}
        onClearFilters={filters.onClear}
      />
      <DeveloperDialogs {...dialogs} />
    </>
  );
}
