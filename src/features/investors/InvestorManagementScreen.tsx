import { CreditCard, Eye, Pencil, Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import type { Investor } from '#src/api/types/investor.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { DataTable } from '#src/components/DataTable/DataTable.tsx';
import type { Listing, RowAction, Sort, TableLayout } from '#src/components/DataTable/types.ts';
import { FilterBar } from '#src/components/FilterBar/FilterBar.tsx';
import { SearchInput } from '#src/components/SearchInput/SearchInput.tsx';
import { Select } from '#src/components/Select/Select.tsx';
import { BulkActions } from '#src/features/shared/list/bulk/BulkActions.tsx';
import { ListHead } from '#src/features/shared/list/ListHead.tsx';
import { TableTools } from '#src/features/shared/list/TableTools.tsx';
import type { ListTools } from '#src/features/shared/list/useListTools.ts';
import type { SavedViewsProps } from '#src/features/shared/list/views/SavedViews.tsx';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { InvestorDialogs, type InvestorDialogsProps, preloads } from './InvestorDialogs.tsx';
import { investorColumns } from './investorColumns.tsx';
import {
  type InvestorFilter,
  investorFilter,
  planOptions,
  statusChoices,
  statusOptions,
} from './investorFilters.ts';
import { investorRecord } from './investorRecord.ts';

export interface InvestorManagementScreenProps {
  listing: Listing<Investor>;
  filters: InvestorFilter & {
    search: string;
    onSearch: (search: string) => void;
    onStatus: (status: string) => void;
    onPlan: (plan: string) => void;
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
  tools: ListTools<Investor>;
  /** Of stable identity: rows are drawn again when they change. */
  open: {
    onAdd: () => void;
    onEdit: (investor: Investor) => void;
    onDetails: (investor: Investor) => void;
    onAddress: (investor: Investor) => void;
    onSubscription: (investor: Investor) => void;
    onDelete: (investor: Investor) => void;
  };
  dialogs: InvestorDialogsProps;
}

const { noun, idOf, nameOf } = investorRecord;

function rowActions(open: InvestorManagementScreenProps['open']): readonly RowAction<Investor>[] {
  return [
    { id: 'view', label: 'View', icon: <Eye />, onSelect: open.onDetails, onIntent: preloads.details },
    { id: 'edit', label: 'Edit', icon: <Pencil />, onSelect: open.onEdit, onIntent: preloads.form },
    {
      id: 'subscription',
      label: 'Subscription',
      icon: <CreditCard />,
      onSelect: open.onSubscription,
      onIntent: preloads.subscription,
    },
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

/** Investor Management (spec section 2), on sample data. */
export function InvestorManagementScreen({
  listing,
  filters,
  table,
  views,
  tools,
  open,
  dialogs,
}: InvestorManagementScreenProps) {
  const { status, plan } = filters;
  const columns = useMemo(
    () => investorColumns({ onAddress: open.onAddress, onIntent: preloads.address }),
    [open.onAddress],
  );
  const actions = useMemo(() => rowActions(open), [open]);
  const filter = useMemo(() => investorFilter({ status, plan }), [status, plan]);
  const add = (
    <Button
      fill="solid"
      intent="primary"
      icon={<Plus />}
      onPointerEnter={preloads.form}
      onFocus={preloads.form}
      onClick={open.onAdd}
    >
      Add Investor
    </Button>
  );

  return (
    <>
      <ListHead
        title="Investor Management"
        listing={listing}
        badge={<SampleBadge />}
        tools={tools}
        views={views}
        add={add}
      />
      <FilterBar end={<TableTools columns={columns} layout={table.layout} onLayoutChange={table.onLayout} />}>
        <SearchInput
          label="Search by name, email or address"
          placeholder="Search by name, email or address"
          shortcut="/"
          value={filters.search}
          onValueChange={filters.onSearch}
        />
        <Select
          label="Status"
          inline
          value={status}
          options={statusOptions}
          onValueChange={filters.onStatus}
        />
        <Select label="Plan" inline value={plan} options={planOptions} onValueChange={filters.onPlan} />
      </FilterBar>
      <DataTable
        id="investors"
        label="Investors"
        noun={noun}
        columns={columns}
        listing={listing}
        rowId={idOf}
        rowName={nameOf}
        search={filters.search}
        filter={filter}
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
        empty={{ text: 'No investors found', action: add }}
        onClearFilters={filters.onClear}
      />
      <InvestorDialogs {...dialogs} />
    </>
  );
}
