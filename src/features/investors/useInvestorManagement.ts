import { useMemo, useState } from 'react';
import { useSession } from '#src/api/session.ts';
import type { Investor } from '#src/api/types/investor.ts';
import type { Subscription } from '#src/api/types/subscription.ts';
import { useTableLayout } from '#src/components/DataTable/useTableLayout.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { fromSort, toSort } from '#src/features/shared/list/url/filterParams.ts';
import { useFilterParams } from '#src/features/shared/list/url/useFilterParams.ts';
import { type ListChanges, useListTools } from '#src/features/shared/list/useListTools.ts';
import { useSavedViews } from '#src/features/shared/list/views/useSavedViews.ts';
import { toOpened } from '#src/features/shared/record/openedRecord.ts';
import { investorDialogs } from './InvestorDialogs.tsx';
import type { InvestorManagementScreenProps } from './InvestorManagementScreen.tsx';
import { investorFields } from './investorColumns.tsx';
import { investorParams, investorStatuses, toInvestorFilter } from './investorFilters.ts';
import type { InvestorValues } from './investorForm.ts';
import { investorRecord } from './investorRecord.ts';
import { investorStore } from './investors.store.ts';
import { nextInvestorId, toInvestor } from './toInvestor.ts';

const CLOSED = { open: '', id: '' };

/** What can be done to many investors at once. */
const investorChanges: ListChanges<Investor> = {
  remove: ({ id }) => investorStore.remove(new Set([id])),
  restore: investorStore.restore,
  statusOf: ({ status }) => status,
  setStatus: ({ id }, text) => {
    // As it is now: Undo may come after the list was left.
    const row = investorStore.use.getState().rows.find((investor) => investor.id === id);
    const status = investorStatuses.find((known) => known === text);
    if (row && status) investorStore.update({ ...row, status });
  },
};

/** The state of Investor Management, and what its buttons do. */
export function useInvestorManagement(): InvestorManagementScreenProps {
  const { values, type, set, push, leave } = useFilterParams(investorParams);
  const rows = investorStore.use((state) => state.rows);
  const owner = useSession(({ user }) => user?.id ?? '');
  const [layout, setLayout] = useTableLayout('investors', owner);
  const views = useSavedViews({
    table: 'investors',
    owner,
    all: 'All investors',
    defaults: investorParams,
    filters: { values, set },
    layout,
    onLayout: setLayout,
  });
  const tools = useListTools({
    name: 'Investors',
    kind: investorRecord,
    rows,
    columns: investorFields,
    layout,
    changes: investorChanges,
    loadAll: null,
  });
  const filter = toInvestorFilter(values);
  // Deleted here a moment ago, and still in the address until the router has moved: nobody misses it.
  const [gone, setGone] = useState('');
  if (values.open === '' && gone !== '') setGone('');
  const dialog = toOpened(
    investorDialogs,
    values,
    rows.find(({ id }) => id === values.id),
    values.id !== gone,
  );

  const open = useMemo(() => {
    const opener = (name: (typeof investorDialogs)[number]) => (investor: Investor) =>
      push({ open: name, id: investor.id });
    return {
      onAdd: () => push({ open: 'add', id: '' }),
      onEdit: opener('edit'),
      onDetails: opener('details'),
      onAddress: opener('address'),
      onSubscription: opener('subscription'),
      onDelete: opener('delete'),
    };
  }, [push]);

  function onClose() {
    leave(CLOSED);
  }

  function onSave(investor: Investor | null, typed: InvestorValues) {
    if (investor) {
      investorStore.update(toInvestor(typed, investor, investor.id));
      toast.success('Investor updated successfully');
    } else {
      investorStore.add(toInvestor(typed, null, nextInvestorId(investorStore.usedIds)));
      toast.success('Investor added successfully');
    }
  }

  function onSubscription(investor: Investor, subscription: Subscription) {
    investorStore.update({ ...investor, plan: subscription.plan, subscription });
    toast.success('Subscription Updated', { detail: 'Subscription details have been saved successfully.' });
    toast.success('Subscription updated');
  }

  function onDelete(investor: Investor) {
    const { id } = investor;
    setGone(id);
    leave(CLOSED);
    investorStore.remove(new Set([id]));
    toast.success('Investor deleted', {
      // Each has its own way back, also while another one is offered.
      id: `deleted ${id}`,
      detail: investor.name,
      action: { label: 'Undo', onSelect: () => investorStore.restore([investor]) },
    });
  }

  return {
    listing: {
      status: 'ready',
      rows,
      total: rows.length,
      refreshing: false,
      filtered: values.search !== '' || filter.status !== '' || filter.plan !== '',
    },
    filters: {
      ...filter,
      search: values.search,
      onSearch: (search) => type({ search }),
      onStatus: (status) => set({ status }),
      onPlan: (plan) => set({ plan }),
      onClear: () => set({ search: '', status: '', plan: '' }),
    },
    table: {
      sort: toSort(values.sort, investorFields),
      onSort: (sort) => set({ sort: fromSort(sort) }),
      layout,
      onLayout: setLayout,
    },
    views,
    tools,
    open,
    dialogs: {
      dialog,
      onSave,
      onSubscription,
      onDelete,
      onClose,
      onLoadFailed: () => {
        toast.error('This could not be opened. Check the connection and try again.');
        leave(CLOSED);
      },
    },
  };
}
