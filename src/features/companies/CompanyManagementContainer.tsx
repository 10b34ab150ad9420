import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { allCompanies, useCompanyLogo } from '#src/api/companies.ts';
import { developerRecords } from '#src/api/developers.ts';
import { apiOrigin } from '#src/api/http/origin.ts';
import { useUserId } from '#src/api/session/session.ts';
import type { Company, CompanyQuery } from '#src/api/types/company.ts';
import { useAttention, useIssues } from '#src/features/shared/dataIssues/useIssues.ts';
import { choicesIn } from '#src/features/shared/list/describe/filterRows.ts';
import { isSearchedByConsole, type ListQuery } from '#src/features/shared/list/describe/listQuery.ts';
import { recordOf } from '#src/features/shared/list/describe/opened.ts';
import { useList } from '#src/features/shared/list/state/useList.ts';
import { useListQuery } from '#src/features/shared/list/state/useListQuery.ts';
import { saveSubscription } from '#src/features/shared/subscription/saveSubscription.ts';
import { fromDialog, type SubscriptionValues } from '#src/features/shared/subscription/subscriptionFields.ts';
import { subscriptionOf } from '#src/features/shared/subscription/subscriptionOf.ts';
import { useToday } from '#src/features/shared/useMinutely.ts';
import { cleanText } from '#src/lib/cleanText.ts';
import { countedTotal, MAX_ROWS } from '#src/lib/maxRows.ts';
import { paths } from '#src/lib/paths.ts';
import { listUrl } from '#src/lib/recordUrl.ts';
import { defaultSubscription } from '#src/lib/subscription.ts';
import { email } from '#src/lib/values/email.ts';
import { toCompanyLogo } from './branding/companyLogo.ts';
import type { AddedCompany } from './CompanyForm.tsx';
import { CompanyManagementScreen, type CompanyManagementScreenProps } from './CompanyManagementScreen.tsx';
import { companyList, PAGE_SIZE } from './companyList.ts';
import { companies, companyResource } from './companyResource.ts';
import { subscriptionCode, useStoredSubscriptions } from './companySubscription.store.ts';
import type { CompanyFacts } from './issues/companyIssues.ts';

/** Limit of a search in characters: no name is longer, and servers refuse URLs of many kilobytes. */
const LONGEST_SEARCH = 1000;

/** The part of the list's query that decides which companies are requested. */
type RequestedCompanies = Pick<
  ListQuery<Pick<typeof companyList.filters, 'status'>>,
  'search' | 'filters' | 'pagedBy' | 'page'
>;

/** The query of the request: the server searches and filters by status, and pages only when `pagedBy` is `server`. */
export function companyQuery({ search, filters, pagedBy, page }: RequestedCompanies): CompanyQuery {
  const [status] = filters.status.length === 1 ? choicesIn(companyList.filters.status, filters.status) : [];
  // The server knows names and emails only: anything else is looked for by the console, among all companies.
  const searched = isSearchedByConsole(search) ? '' : cleanText(search);
  // By code points, so that no surrogate pair is split.
  const text = Array.from(searched).slice(0, LONGEST_SEARCH).join('');
  return {
    page: pagedBy === 'server' ? page : 1,
    limit: pagedBy === 'server' ? PAGE_SIZE : MAX_ROWS,
    ...(text === '' ? {} : { search: text }),
    // The server filters by one status only, and by none that it does not know.
    ...(status === undefined ? {} : { status }),
  };
}

/** The number of all companies, where the server applies search or status: that of the page without them. */
function useCompanyTotal(enabled: boolean): number | null {
  const read = companyResource.useRows({ page: 1, limit: PAGE_SIZE }, enabled);
  return read.status === 'ready' ? countedTotal(read.data) : null;
}

/** Up to `MAX_ROWS` companies, to find a record that is not on the shown page. Requested only when `enabled`. */
const useEveryCompany = (enabled: boolean) => companyResource.useRows(allCompanies, enabled);

const noNames: readonly string[] = [];

/** The names of all companies; none before they are read. */
function useNames(wanted: boolean): readonly string[] {
  const read = useEveryCompany(wanted);
  const rows = read.status === 'ready' ? read.data.rows : null;
  return useMemo(() => rows?.map(({ companyName }) => companyName) ?? noNames, [rows]);
}

/** The id of the company with this email; null when it cannot be found. */
async function companyIdOf(companyEmail: string): Promise<string | null> {
  try {
    const { rows } = await companyResource.readNow();
    return rows.find((row) => email.plain(row.companyEmail) === email.plain(companyEmail))?.id ?? null;
  } catch {
    return null;
  }
}

/** Leads to the form that adds the developer user of a company that was just added. */
function useDeveloperForm() {
  const navigate = useNavigate();
  return async ({ id, companyEmail }: AddedCompany) => {
    const { pathname } = window.location;
    const company = id ?? (await companyIdOf(companyEmail));
    // The user opened another screen during the read.
    if (window.location.pathname !== pathname) return;
    await navigate(listUrl(paths.master.developerUsers, { ...(company && { company }), open: 'add' }));
  };
}

/** What the issues depend on; null until it is read. */
function useFacts(wanted: boolean): CompanyFacts | null {
  const today = useToday();
  const read = developerRecords.useRows(undefined, wanted);
  const developers = read.status === 'ready' ? read.data.rows : null;
  const settled = developers !== null || read.status === 'failed';
  return useMemo(() => (settled ? { today, developers } : null), [settled, today, developers]);
}

/** Saves what the dialog of a company has, in this tab. */
async function changeSubscription(company: Company, values: SubscriptionValues) {
  const { companySubscriptionOf, companySubscriptionResource } = await subscriptionCode.load();
  const subscription = companySubscriptionOf(company);
  return companySubscriptionResource.update(subscription, fromDialog(values, subscription));
}

/** State and actions of Company Management. */
function useCompanyManagement(): CompanyManagementScreenProps {
  const query = useListQuery(companyList);
  const issues = useIssues(companyList.filters.attention, query);
  const rows = {
    rows: companyResource.useRows(companyQuery(query)),
    all: useEveryCompany(issues.wanted),
  };
  const facts = useFacts(issues.wanted);
  const { description, read, duplicatesOf } = useAttention(companyList, issues, rows, facts);
  const userId = useUserId();
  const stored = useStoredSubscriptions();
  const { list } = useList(description, {
    query,
    read,
    userId,
    resource: companyResource,
    total: useCompanyTotal(query.serverFiltered),
    useAllRecords: useEveryCompany,
    fetchMatchingRows: async (signal) => (await companyResource.readNow(signal, companyQuery(query))).rows,
  });
  const company = recordOf(list.open.dialog);
  const { type } = list.open.dialog;
  const names = useNames(type === 'add');
  const openDeveloperForm = useDeveloperForm();
  const logo = useCompanyLogo(type === 'details' || type === 'edit' ? company?.id : null);

  return {
    description,
    list,
    dialogs: {
      resource: companyResource,
      importing: companies,
      logo: toCompanyLogo(logo, apiOrigin),
      subscription: company
        ? subscriptionOf(company, stored.get(company.id), defaultSubscription)
        : defaultSubscription,
      onSubscription: (row, values) =>
        saveSubscription(row.companyName, () => changeSubscription(row, values)),
      names,
      onDeveloperUser: (added) => void openDeveloperForm(added),
      duplicatesOf,
    },
  };
}

/** Company Management with data from the server. */
export function CompanyManagementContainer() {
  return <CompanyManagementScreen {...useCompanyManagement()} />;
}
