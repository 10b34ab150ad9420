import { useMemo } from 'react';
import { loadCompanies, useAllCompanies, useCompanyOptions } from '#src/api/companies.ts';
import {
  addDeveloper,
  createDeveloper,
  deleteDeveloper,
  invalidateDevelopers,
  readDevelopers,
  readDevelopersNow,
  updateDeveloper,
  useDevelopers,
} from '#src/api/developers.ts';
import type { Page } from '#src/api/results/page.ts';
import { useUserId } from '#src/api/session/session.ts';
import type { Developer } from '#src/api/types/developer.ts';
import { useFindings, withFindings } from '#src/features/shared/attention/useFindings.ts';
import { toOptionsState } from '#src/features/shared/form/optionsState.ts';
import type { ImportCalls } from '#src/features/shared/import/importer.ts';
import type { RowChanges } from '#src/features/shared/list/describe/rowChanges.ts';
import { useList } from '#src/features/shared/list/state/useList.ts';
import { useListQuery } from '#src/features/shared/list/state/useListQuery.ts';
import { useToday } from '#src/features/shared/useMinutely.ts';
import { isWhole } from '#src/lib/maxRows.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';
import type { DeveloperFacts } from './attention/developerFindings.ts';
import { needsCompanyName, withCompanyNames } from './companyNames.ts';
import {
  DeveloperManagementScreen,
  type DeveloperManagementScreenProps,
} from './DeveloperManagementScreen.tsx';
import { developerList } from './developerList.ts';
import { type DeveloperValues, NEW_ROLE, toDeveloperRequest } from './developerValues.ts';

const changes: RowChanges<Developer, 'active' | 'inactive'> = {
  remove: ({ id }) => deleteDeveloper(id),
  readNow: readDevelopersNow,
  status: {
    ...developerList.filters.status,
    set: ({ id, name, emiratesId, email, phoneNumber, companyId, role }, status) => {
      const values = { name, emiratesId, email, phoneNumber, companyId: companyId ?? '' };
      return updateDeveloper(id, toDeveloperRequest({ ...values, isActive: status === 'active' }, role));
    },
  },
};

const importCalls: ImportCalls<Developer, DeveloperValues> = {
  readRecords: async () => {
    const page = await readDevelopers();
    return { rows: page.rows, complete: isWhole(page) };
  },
  readLookup: async () => {
    const companies = await loadCompanies({}, new AbortController().signal);
    return companies.map(({ id, companyName }) => ({ value: id, label: companyName }));
  },
  create: (values) => addDeveloper(toDeveloperRequest(values, NEW_ROLE)),
  refresh: invalidateDevelopers,
};

/** The developers; companies are requested only when rows have a company's id without its name. */
function useNamedDevelopers(): QueryResult<Page<Developer>> {
  const read = useDevelopers();
  const page = read.status === 'ready' ? read.data : undefined;
  const options = useCompanyOptions(page?.rows.some(needsCompanyName) ?? false);
  const companies = options.status === 'ready' ? options.data : undefined;
  const data = page && companies ? { ...page, rows: withCompanyNames(page.rows, companies) } : page;
  return read.status === 'ready' && data ? { ...read, data } : read;
}

/** What the findings depend on; null until it is read. */
function useFacts(wanted: boolean): DeveloperFacts | null {
  const today = useToday();
  const read = useAllCompanies(wanted);
  const companies = read.status === 'ready' ? read.data.rows : null;
  const known = companies !== null || read.status === 'failed';
  return useMemo(() => (known ? { today, companies } : null), [known, today, companies]);
}

/** State and actions of Developer Management. */
function useDeveloperManagement(): DeveloperManagementScreenProps {
  const query = useListQuery(developerList);
  const rows = useNamedDevelopers();
  const userId = useUserId();
  const findings = useFindings(developerList.filters.attention, query);
  const facts = useFacts(findings.wanted);
  const { description, read, duplicatesOf } = withFindings(
    developerList,
    findings,
    { rows, all: rows },
    facts,
  );
  const { list, save } = useList(description, { query, read, userId, changes });
  const { type } = list.opened.dialog;
  const companies = useCompanyOptions(type === 'add' || type === 'edit');

  return {
    description,
    list,
    dialogs: {
      companies: toOptionsState(companies),
      readNow: readDevelopersNow,
      onSave: (developer, request) =>
        save(
          (developer ?? request).name,
          () => (developer ? updateDeveloper(developer.id, request) : createDeveloper(request)),
          'Developer saved successfully',
        ),
      importCalls,
      onSubUsers: (developer) => list.open.onOpen('sub-users', developer),
      onEdit: (developer) => list.open.onOpen('edit', developer),
      onDelete: (developer) => list.open.onOpen('delete', developer),
      duplicatesOf,
    },
  };
}

/** Developer Management with data from the server. */
export function DeveloperManagementContainer() {
  return <DeveloperManagementScreen {...useDeveloperManagement()} />;
}
