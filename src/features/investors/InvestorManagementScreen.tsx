import { CreditCard, Eye, Pencil, Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import type { Investor } from '#src/api/types/investor.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { DataTable } from '#src/components/DataTable/DataTable.tsx';
import type { Listing, RowAction, Sort, TableLayout } from '#src/components/DataTable/types.ts';
import { FilterBar } from '#src/components/FilterBar/FilterBar.tsx';
import { PageHeader } from '#src/components/PageHeader/PageHeader.tsx';
import { SearchInput } from '#src/components/SearchInput/SearchInput.tsx';
import { Select } from '#src/components/Select/Select.tsx';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { TableTools } from '#src/features/shared/TableTools.tsx';
import { InvestorDialogs, type InvestorDialogsProps, preloads } from './InvestorDialogs.tsx';
import { investorColumns } from './investorColumns.tsx';
import { type InvestorFilter, investorFilter, planOptions, statusOptions } from './investorFilters.ts';

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

const noun = { one: 'investor', many: 'investors' };
const idOf = ({ id }: Investor) => id;
const nameOf = ({ name }: Investor) => name;

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
      <PageHeader
        title="Investor Management"
        count={listing.status === 'ready' ? listing.total : undefined}
        badge={<SampleBadge />}
        actions={add}
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
        actions={actions}
        onActivate={open.onDetails}
        empty={{ text: 'No investors found', action: add }}
        onClearFilters={filters.onClear}
      />
      <InvestorDialogs {...dialogs} />
    </>
  );
}
