import { useMemo, useState } from 'react';
import {
  addCompany,
  createCompany,
  deleteCompany,
  invalidateCompanies,
  loadCompanies,
  readCompaniesNow,
  updateCompany,
  useAllCompanies,
  useCompanies,
  useCompanyLogo,
  useFirstCompanies,
} from '#src/api/companies.ts';
import { useDevelopers } from '#src/api/developers.ts';
import { ApiError } from '#src/api/http/errors.ts';
import { apiOrigin } from '#src/api/http/origin.ts';
import type { Page } from '#src/api/results/page.ts';
import { useSession, useUserId } from '#src/api/session/session.ts';
import type { Company, CompanyQuery, CompanyRequest, CompanyStatus } from '#src/api/types/company.ts';
import { useFindings, withFindings } from '#src/features/shared/attention/useFindings.ts';
import type { ImportCalls } from '#src/features/shared/import/importer.ts';
import { withBulkNotes } from '#src/features/shared/list/bulk/withBulkNotes.ts';
import { isSearchedByConsole, type ListQuery } from '#src/features/shared/list/describe/listQuery.ts';
import { recordOf } from '#src/features/shared/list/describe/opened.ts';
import type { RowChanges } from '#src/features/shared/list/describe/rowChanges.ts';
import { useList } from '#src/features/shared/list/state/useList.ts';
import { useListQuery } from '#src/features/shared/list/state/useListQuery.ts';
import { defaultSubscription } from '#src/features/shared/subscription/subscription.ts';
import { subscriptionSaved } from '#src/features/shared/subscription/subscriptionSaved.ts';
import { useToday } from '#src/features/shared/useMinutely.ts';
import { cleanText } from '#src/lib/cleanText.ts';
import { isWhole, knownTotal, MAX_ROWS } from '#src/lib/maxRows.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';
import type { CompanyFacts } from './attention/companyFindings.ts';
import { toCompanyLogo } from './branding/companyLogo.ts';
import { CompanyManagementScreen, type CompanyManagementScreenProps } from './CompanyManagementScreen.tsx';
import type { CompanyValues } from './companyFields.ts';
import { companyList, PAGE_SIZE } from './companyList.ts';
import { type DeveloperCount, developerCountNote, toDeveloperCount } from './developerCount.ts';
import {
  knownSubscriptions,
  subscriptionRecords,
  tellRecords,
  useKnownSubscriptions,
} from './knownSubscriptions.store.ts';
import { subscriptionOf, withKnownPlans } from './knownSubscriptions.ts';

/** Limit of a search in characters: no name is longer, and servers refuse URLs of many kilobytes. */
const LONGEST_SEARCH = 1000;

/** The part of the list's query that decides which companies are requested. */
type RequestedCompanies = Pick<
  ListQuery<Pick<typeof companyList.filters, 'status'>>,
  'search' | 'filters' | 'pagedBy' | 'page'
>;

/** The query of the request: the server searches and filters by status, and pages only when `pagedBy` is `server`. */
export function companyQuery({ search, filters, pagedBy, page }: RequestedCompanies): CompanyQuery {
  const [status, ...others] = filters.status;
  // The server knows names and emails only: anything else is looked for by the console, among all companies.
  const searched = isSearchedByConsole(search) ? '' : cleanText(search);
  // By code points, so that no surrogate pair is split.
  const text = Array.from(searched).slice(0, LONGEST_SEARCH).join('');
  return {
    page: pagedBy === 'server' ? page : 1,
    limit: pagedBy === 'server' ? PAGE_SIZE : MAX_ROWS,
    ...(text === '' ? {} : { search: text }),
    // The server filters by one status only.
    ...(status === undefined || others.length > 0 ? {} : { status }),
  };
}

/** The companies that match the URL, with the plans of their subscriptions. */
function useCompanyRead(query: RequestedCompanies): QueryResult<Page<Company>> {
  return useKnownPlans(useCompanies(companyQuery(query)));
}

/** The number of all companies, where the server applies search or status: that of the page without them. */
function useCompanyTotal(enabled: boolean): number | null {
  const read = useFirstCompanies(PAGE_SIZE, enabled);
  return read.status === 'ready' ? knownTotal(read.data) : null;
}

/** Up to `MAX_ROWS` companies, to find a record that is not on the shown page. Requested only when `enabled`. */
function useEveryCompany(enabled: boolean): QueryResult<Page<Company>> {
  return useKnownPlans(useAllCompanies(enabled));
}

function useKnownPlans(read: QueryResult<Page<Company>>): QueryResult<Page<Company>> {
  const known = useKnownSubscriptions();
  const data = read.status === 'ready' ? read.data : undefined;
  const page = data && { ...data, rows: withKnownPlans(data.rows, known) };
  return read.status === 'ready' && page ? { ...read, data: page } : read;
}

/** Counts the developer users of companies by id. Requests the developers only when `wanted`. */
function useDeveloperCount(wanted: boolean): (companyIds: ReadonlySet<string>) => DeveloperCount {
  const developers = useDevelopers(wanted);
  return (ids) => {
    if (developers.status !== 'ready') {
      return { status: developers.status === 'failed' ? 'unknown' : 'counting' };
    }
    const count = developers.data.rows.filter(
      ({ companyId }) => companyId !== null && ids.has(companyId),
    ).length;
    return toDeveloperCount(count, isWhole(developers.data));
  };
}

/** Changes a company on the server, and what this tab knows of it. */
async function changeCompany(id: string, request: CompanyRequest) {
  const result = await updateCompany(id, request);
  tellRecords(({ companySaved }) => companySaved(id, request));
  return result;
}

const changes: RowChanges<Company, CompanyStatus> = {
  remove: async ({ id }) => {
    const result = await deleteCompany(id);
    tellRecords(({ companyDeleted }) => companyDeleted(id));
    return result;
  },
  removeFailure: (error) => (error instanceof ApiError ? error.said : null) ?? 'Failed to delete company',
  readNow: readCompaniesNow,
  status: {
    ...companyList.filters.status,
    set: (company, status) => changeCompany(company.id, { ...company, status, logo: null }),
  },
};

const readCompanies = () => loadCompanies({}, new AbortController().signal);

const importCalls: ImportCalls<Company, CompanyValues> = {
  readRecords: async () => ({ rows: await readCompanies(), complete: true }),
  create: async (values) => {
    const { toCompanyRequest } = await import('./companyForm.ts');
    return addCompany(toCompanyRequest(values));
  },
  refresh: invalidateCompanies,
};

/** What the findings depend on; null until it is read. */
function useFacts(wanted: boolean): CompanyFacts | null {
  const today = useToday();
  const known = useKnownSubscriptions();
  const read = useDevelopers(wanted);
  const developers = read.status === 'ready' ? read.data.rows : null;
  const settled = developers !== null || read.status === 'failed';
  return useMemo(() => (settled ? { today, known, developers } : null), [settled, today, known, developers]);
}

/** State and actions of Company Management. */
function useCompanyManagement(): CompanyManagementScreenProps {
  const query = useListQuery(companyList);
  const findings = useFindings(companyList.filters.attention, query);
  const companies = { rows: useCompanyRead(query), all: useEveryCompany(findings.wanted) };
  const facts = useFacts(findings.wanted);
  const { description, read, duplicatesOf } = withFindings(companyList, findings, companies, facts);
  const userId = useUserId();
  const by = useSession(({ user }) => user?.email ?? '');
  const known = useKnownSubscriptions();
  const [bulkAsked, setBulkAsked] = useState(false);
  const { list, save } = useList(description, {
    query,
    read,
    userId,
    changes,
    total: useCompanyTotal(query.serverFiltered),
    useAllRecords: useEveryCompany,
    fetchMatchingRows: async (signal) => {
      const rows = await loadCompanies(companyQuery(query), signal);
      return withKnownPlans(rows, knownSubscriptions());
    },
  });
  const company = recordOf(list.opened.dialog);
  const { type } = list.opened.dialog;
  const logo = useCompanyLogo(type === 'details' || type === 'edit' ? company?.id : null);
  const countDevelopers = useDeveloperCount(bulkAsked || type === 'delete' || type === 'details');
  const { selected } = list.selection;

  return {
    description,
    list: withBulkNotes(list, {
      note: developerCountNote(countDevelopers(selected), selected.size),
      onAsk: () => setBulkAsked(true),
    }),
    dialogs: {
      developerCount: countDevelopers(new Set(company ? [company.id] : [])),
      readNow: readCompaniesNow,
      logo: toCompanyLogo(logo, apiOrigin),
      subscription: company ? subscriptionOf(company, known) : defaultSubscription,
      onSave: (before, request) =>
        save(
          (before ?? request).companyName,
          () => (before ? changeCompany(before.id, request) : createCompany(request)),
          'Company saved successfully',
        ),
      onSubscription: (row, subscription) =>
        save(row.companyName, async () => {
          const { saveCompanySubscription } = await subscriptionRecords.load();
          saveCompanySubscription(row, subscription, by);
          return subscriptionSaved();
        }),
      importCalls,
      onEdit: (row) => list.open.onOpen('edit', row),
      onDelete: (row) => list.open.onOpen('delete', row),
      duplicatesOf,
    },
  };
}

/** Company Management with data from the server. */
export function CompanyManagementContainer() {
  return <CompanyManagementScreen {...useCompanyManagement()} />;
}
