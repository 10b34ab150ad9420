import { useCallback, useMemo, useState } from 'react';
import { useSession } from '#src/api/session.ts';
import { useTableLayout } from '#src/components/DataTable/useTableLayout.ts';
import { toListing } from '#src/features/shared/list/listing.ts';
import { fromSort, toSort } from '#src/features/shared/list/url/filterParams.ts';
import { useFilterParams } from '#src/features/shared/list/url/useFilterParams.ts';
import { useSavedViews } from '#src/features/shared/list/views/useSavedViews.ts';
import type { CompanyManagementScreenProps } from './CompanyManagementScreen.tsx';
import { companyColumns } from './companyColumns.tsx';
import { companyParams, toCompanyFilter, toPage } from './companyFilters.ts';
import { subscriptionOf } from './companySubscription.ts';
import { useCompanySubscriptions } from './companySubscriptions.store.ts';
import { useCompanyActions } from './useCompanyActions.ts';
import { useCompanyList } from './useCompanyList.ts';
import { useCompanyOpeners } from './useCompanyOpeners.ts';
import { useCompanyTools } from './useCompanyTools.ts';
import { useBelonging, useOpenedCompany, useOpenedLogo } from './useOpenedCompany.ts';

const CLOSED = { open: '', id: '' };
// Another question begins on its first page.
const FIRST = { page: '' };

/** The state of Company Management, and what its buttons do. */
export function useCompanyManagement(): CompanyManagementScreenProps {
  const { values, type, set, push, leave } = useFilterParams(companyParams);
  const filter = toCompanyFilter(values);
  const sort = toSort(values.sort, companyColumns);
  const page = toPage(values.page);
  const onPageGone = useCallback((last: number) => set({ page: last === 1 ? '' : String(last) }), [set]);
  const { read, mode } = useCompanyList(filter, sort !== null, page, onPageGone);
  const onLeave = useCallback(() => leave(CLOSED), [leave]);
  const dialog = useOpenedCompany(values, read, onLeave);
  const logo = useOpenedLogo(dialog);
  const saved = useCompanySubscriptions((state) => state.saved);
  const [deleteWanted, setDeleteWanted] = useState(false);
  const doomed = dialog.type === 'delete' ? dialog.row.id : null;
  const belonging = useBelonging(
    useMemo(() => (doomed === null ? null : new Set([doomed])), [doomed]),
    deleteWanted,
  );
  const owner = useSession(({ user }) => user?.id ?? '');
  const [layout, setLayout] = useTableLayout('companies', owner);
  const views = useSavedViews({
    table: 'companies',
    owner,
    all: 'All companies',
    defaults: companyParams,
    filters: { values, set },
    layout,
    onLayout: setLayout,
  });
  const tools = useCompanyTools({ read, mode }, filter, layout);
  const onDeleteIntent = useCallback(() => setDeleteWanted(true), []);
  const open = useCompanyOpeners(push, onDeleteIntent);
  const actions = useCompanyActions(onLeave, tools.onGone);

  return {
    listing: toListing(read, {
      filtered: Object.values(filter).some((value) => value.trim() !== ''),
      partial: filter.search.trim() !== '' || filter.status !== '',
    }),
    stale: read.data && read.error ? { message: read.error.message, onRetry: read.retry } : null,
    filters: {
      ...filter,
      onSearch: (search) => type({ search, ...FIRST }),
      onUser: (user) => type({ user, ...FIRST }),
      onStatus: (status) => set({ status, ...FIRST }),
      onPlan: (plan) => set({ plan, ...FIRST }),
      onClear: () => set({ search: '', status: '', plan: '', user: '', ...FIRST }),
    },
    table: {
      mode,
      page,
      onPage: (next) => push({ page: next === 1 ? '' : String(next) }),
      sort,
      onSort: (next) => set({ sort: fromSort(next), ...FIRST }),
      layout,
      onLayout: setLayout,
    },
    views,
    tools,
    open,
    dialogs: {
      ...actions,
      dialog,
      logo,
      belonging,
      subscription: subscriptionOf('row' in dialog ? dialog.row : { id: '', plan: null }, saved),
      onAddress: open.onAddress,
    },
  };
}
