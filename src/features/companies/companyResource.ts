import { useMemo } from 'react';
import { companyRecords } from '#src/api/companies.ts';
import type { Resource, ResourceKind } from '#src/api/results/resource.ts';
import type { Company, CompanyQuery } from '#src/api/types/company.ts';
import { fieldsOfKind } from '#src/features/shared/form/table/fieldTable.ts';
import { recorded } from '#src/features/shared/resource/recorded.ts';
import { companyStatuses, companyStatusLabels } from '#src/lib/labels.ts';
import { type CompanyValues, companyFields, toCompanyRequest } from './companyFields.ts';
import { companyList } from './companyList.ts';
import {
  storedSubscriptions,
  useStoredSubscriptions,
  withSubscriptions,
} from './companySubscription.store.ts';

const kind: ResourceKind<Company, CompanyValues> = {
  id: 'companies',
  add: companyList.add ?? '',
  noun: companyList.noun,
  nameOf: companyList.nameOf,
  ...fieldsOfKind(companyFields),
  statuses: companyStatuses.map((status) => ({ label: companyStatusLabels[status], values: { status } })),
  audit: { noun: 'Company', category: 'User Management' },
};

/**
 * The companies on the server, with plan and terms of their subscriptions; without the audit log, of which an import is one
 * record.
 */
export const companies: Resource<Company, CompanyValues, CompanyQuery> = {
  ...companyRecords,
  kind,
  useRows(query, enabled) {
    const stored = useStoredSubscriptions();
    const read = companyRecords.useRows(query, enabled);
    const page = read.status === 'ready' ? read.data : null;
    const data = useMemo(
      () => page && { ...page, rows: withSubscriptions(page.rows, stored) },
      [page, stored],
    );
    return read.status === 'ready' && data ? { ...read, data } : read;
  },
  readNow: async (signal, query) => {
    const page = await companyRecords.readNow(signal, query);
    return { ...page, rows: withSubscriptions(page.rows, storedSubscriptions()) };
  },
  create: (values) => companyRecords.create(toCompanyRequest(values)),
  update: (row, values) =>
    companyRecords.update(row.id, toCompanyRequest({ ...kind.valuesOf(row), ...values })),
};

/** The companies, with every change in the audit log. */
export const companyResource = recorded(companies);
