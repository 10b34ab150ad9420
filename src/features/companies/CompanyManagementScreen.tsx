import { CreditCard, Eye, Pencil, Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import type { Company } from '#src/api/types/company.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { DataTable } from '#src/components/DataTable/DataTable.tsx';
import type { Listing, Paging, RowAction, Sort, TableLayout } from '#src/components/DataTable/types.ts';
import { BulkActions } from '#src/features/shared/list/bulk/BulkActions.tsx';
import { ListHead } from '#src/features/shared/list/ListHead.tsx';
import { ListNotices, type Stale } from '#src/features/shared/list/ListNotices.tsx';
import type { ListTools } from '#src/features/shared/list/useListTools.ts';
import type { SavedViewsProps } from '#src/features/shared/list/views/SavedViews.tsx';
import { CompanyDialogs, type CompanyDialogsProps, preloads } from './CompanyDialogs.tsx';
import { CompanyFilterBar, type CompanyFilterBarProps } from './CompanyFilterBar.tsx';
import { companyColumns } from './companyColumns.tsx';
import { companyFilter, type Mode, PAGE_SIZE, statusChoices } from './companyFilters.ts';
import { companyRecord } from './companyRecord.ts';
import type { CompanyOpeners } from './useCompanyOpeners.ts';

export interface CompanyManagementScreenProps {
  listing: Listing<Company>;
  /** The last refresh failed: the rows are those from before. */
  stale: Stale | null;
  filters: CompanyFilterBarProps['filters'] & { onClear: () => void };
  table: {
    /** Who searches, filters and pages the rows. */
    mode: Mode;
    /** Counts from 1. */
    page: number;
    onPage: (page: number) => void;
    sort: Sort | null;
    onSort: (sort: Sort | null) => void;
    layout: TableLayout;
    onLayout: (layout: TableLayout) => void;
  };
  views: SavedViewsProps;
  /** Export, selection and what is done to many. */
  tools: ListTools<Company>;
  /** Of stable identity: rows are drawn again when it changes. */
  open: CompanyOpeners;
  /** What is opened over the list, and what its dialogs do. */
  dialogs: CompanyDialogsProps;
}

const { noun, idOf, nameOf } = companyRecord;

function rowActions(open: CompanyOpeners): readonly RowAction<Company>[] {
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
      onIntent: () => {
        preloads.delete();
        open.onDeleteIntent();
      },
    },
  ];
}

function toPaging({ mode, page, onPage }: CompanyManagementScreenProps['table'], total: number): Paging {
  const paging = { pageSize: PAGE_SIZE, page, onPageChange: onPage };
  return mode === 'server' ? { ...paging, mode, total } : { ...paging, mode };
}

/** Company Management (spec section 2): the developer companies. */
export function CompanyManagementScreen(props: CompanyManagementScreenProps) {
  const { listing, stale, filters, table, views, tools, open, dialogs } = props;
  const { plan, user } = filters;
  const actions = useMemo(() => rowActions(open), [open]);
  const filter = useMemo(() => companyFilter(plan, user), [plan, user]);
  const total = listing.status === 'ready' ? listing.total : undefined;
  const add = (
    <Button
      fill="solid"
      icon={<Plus />}
      onPointerEnter={preloads.form}
      onFocus={preloads.form}
      onClick={open.onAdd}
    >
      Add New Company
    </Button>
  );

  return (
    <>
      <ListHead title="Company Management" listing={listing} tools={tools} views={views} add={add} />
      <CompanyFilterBar
        filters={filters}
        columns={companyColumns}
        layout={table.layout}
        onLayoutChange={table.onLayout}
      />
      <ListNotices listing={listing} stale={stale} noun={noun.many} paged={table.mode === 'server'} />
      <DataTable
        id="companies"
        label="Companies"
        noun={noun}
        columns={companyColumns}
        listing={listing}
        rowId={idOf}
        rowName={nameOf}
        search={filters.search}
        filter={filter}
        sort={table.sort}
        onSortChange={table.onSort}
        paging={toPaging(table, total ?? 0)}
        layout={table.layout}
        onLayoutChange={table.onLayout}
        selection={{
          selected: tools.selected,
          onChange: tools.onSelect,
          actions: <BulkActions tools={tools} statuses={statusChoices} />,
          onSelectAllMatching: tools.onSelectAllMatching,
        }}
        onView={tools.onView}
        actions={actions}
        onActivate={open.onDetails}
        empty={{ text: 'No companies found', action: add }}
        onClearFilters={filters.onClear}
      />
      <CompanyDialogs {...dialogs} />
    </>
  );
}
