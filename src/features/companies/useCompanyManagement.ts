import { useMemo, useState } from 'react';
import {
  addCompany,
  createCompany,
  deleteCompany,
  invalidateCompanies,
  loadCompanies,
  readCompaniesNow,
  updateCompany,
  useCompanyLogo,
} from '#src/api/companies.ts';
import { useDevelopers } from '#src/api/developers.ts';
import { ApiError } from '#src/api/http/errors.ts';
import { apiOrigin } from '#src/api/http/origin.ts';
import { useSession, useUserId } from '#src/api/session/session.ts';
import type { Company, CompanyRequest, CompanyStatus } from '#src/api/types/company.ts';
import { useFindings, withFindings } from '#src/features/shared/attention/useFindings.ts';
import type { ImportCalls } from '#src/features/shared/import/importer.ts';
import { withBulkNotes } from '#src/features/shared/list/bulk/withBulkNotes.ts';
import { recordOf } from '#src/features/shared/list/describe/opened.ts';
import type { RowChanges } from '#src/features/shared/list/describe/rowChanges.ts';
import { useList } from '#src/features/shared/list/state/useList.ts';
import { useListQuery } from '#src/features/shared/list/state/useListQuery.ts';
import { defaultSubscription } from '#src/features/shared/subscription/subscription.ts';
import { subscriptionSaved } from '#src/features/shared/subscription/subscriptionSaved.ts';
import { useToday } from '#src/features/shared/useMinutely.ts';
import { isWhole } from '#src/lib/maxRows.ts';
import type { CompanyFacts } from './attention/companyFindings.ts';
import { toCompanyLogo } from './branding/companyLogo.ts';
import type { CompanyManagementScreenProps } from './CompanyManagementScreen.tsx';
import type { CompanyValues } from './companyFields.ts';
import { companyList } from './companyList.ts';
import { companyQuery } from './companyQuery.ts';
import { type DeveloperCount, developerCountNote, toDeveloperCount } from './developerCount.ts';
import {
  knownSubscriptions,
  subscriptionRecords,
  tellRecords,
  useKnownSubscriptions,
} from './knownSubscriptions.store.ts';
import { subscriptionOf, withKnownPlans } from './knownSubscriptions.ts';
import { useCompanyRead, useCompanyTotal, useEveryCompany } from './useCompanyRead.ts';

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

const importCalls: Omit<ImportCalls<Company, CompanyValues>, 'userId'> = {
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
export function useCompanyManagement(): CompanyManagementScreenProps {
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
      importCalls: { ...importCalls, userId },
      onEdit: (row) => list.open.onOpen('edit', row),
      onDelete: (row) => list.open.onOpen('delete', row),
      duplicatesOf,
    },
  };
}
