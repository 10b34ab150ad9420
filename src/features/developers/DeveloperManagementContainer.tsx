import { useMemo } from 'react';
import { allCompanies, companyOptions, companyRecords, useCompanyOptions } from '#src/api/companies.ts';
import { useUserId } from '#src/api/session/session.ts';
import type { Developer } from '#src/api/types/developer.ts';
import { useAttention, useIssues, wholeRows } from '#src/features/shared/dataIssues/useIssues.ts';
import type { ImportTarget } from '#src/features/shared/import/check/importer.ts';
import { useRowsSource } from '#src/features/shared/list/source/useRowsSource.ts';
import { useList } from '#src/features/shared/list/state/useList.ts';
import { useListQuery } from '#src/features/shared/list/state/useListQuery.ts';
import { useToday } from '#src/features/shared/useMinutely.ts';
import {
  DeveloperManagementScreen,
  type DeveloperManagementScreenProps,
} from './DeveloperManagementScreen.tsx';
import type { DeveloperValues } from './developer.ts';
import { developerList } from './developerList.ts';
import { developerResource, developers } from './developerResource.ts';
import type { DeveloperFacts } from './issues/developerIssues.ts';
import { toOptionsState } from './optionsState.ts';

const importing: ImportTarget<Developer, DeveloperValues> = {
  ...developers,
  readLookup: async () => companyOptions((await companyRecords.readNow()).rows),
};

/** What the issues depend on; null until it is read. */
function useFacts(wanted: boolean): DeveloperFacts | null {
  const today = useToday();
  const companies = wholeRows(companyRecords.useRows(allCompanies, wanted));
  return useMemo(() => (companies === undefined ? null : { today, companies }), [today, companies]);
}

/** State of Developer Management. */
function useDeveloperManagement(): DeveloperManagementScreenProps {
  const query = useListQuery(developerList);
  const rows = developerResource.useRows();
  const issues = useIssues(developerList.filters.attention, query);
  const facts = useFacts(issues.wanted);
  const { description, read, duplicatesOf } = useAttention(developerList, issues, { rows, all: rows }, facts);
  const source = useRowsSource(description, query, read);
  const userId = useUserId();
  const { list } = useList(description, { query, source, userId, resource: developerResource });
  const { type } = list.open.dialog;
  const companies = toOptionsState(useCompanyOptions(type === 'add' || type === 'edit'));
  return {
    description,
    list,
    dialogs: {
      resource: developerResource,
      importing,
      companies,
      company: query.filters.company,
      duplicatesOf,
    },
  };
}

/** Developer Management with data from the server. */
export function DeveloperManagementContainer() {
  return <DeveloperManagementScreen {...useDeveloperManagement()} />;
}
