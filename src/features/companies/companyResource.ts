import { useMemo } from 'react';
import { companyRecords } from '#src/api/companies.ts';
import type { Resource, ResourceKind } from '#src/api/results/resource.ts';
import { sessionStore } from '#src/api/session/session.ts';
import type { Company, CompanyQuery } from '#src/api/types/company.ts';
import { isDeleted } from '#src/features/shared/form/saveProblem.ts';
import { fieldsOfKind, valuesOf } from '#src/features/shared/form/table/fieldTable.ts';
import { recorded, recordedUpdate } from '#src/features/shared/resource/recorded.ts';
import {
  dialogFields,
  type SubscriptionValues,
  subscriptionBase,
  toSubscription,
} from '#src/features/shared/subscription/subscriptionFields.ts';
import { companyStatuses, companyStatusLabels } from '#src/lib/labels.ts';
import { type CompanyValues, companyFields, toCompanyRequest } from './companyFields.ts';
import { companyList } from './companyList.ts';
import {
  knownSubscriptions,
  subscriptionRecords,
  useKnownSubscriptions,
} from './knownSubscriptions.store.ts';
import { subscriptionOf, withSubscriptions } from './knownSubscriptions.ts';

const kind: ResourceKind<Company, CompanyValues> = {
  id: 'companies',
  add: companyList.add ?? '',
  noun: companyList.noun,
  nameOf: companyList.nameOf,
  ...fieldsOfKind(companyFields),
  statuses: companyStatuses.map((status) => ({ label: companyStatusLabels[status], values: { status } })),
  audit: { noun: 'Company', category: 'User Management' },
};

/** The subscription of a deleted company ends with it. Without its code no screen shows one. */
function endSubscription(companyId: string): void {
  subscriptionRecords.load().then(
    ({ companyDeleted }) => companyDeleted(companyId),
    () => undefined,
  );
}

/**
 * The companies on the server, with plan and terms of their subscriptions; without the audit log, of which an import is one
 * record.
 */
export const companies: Resource<Company, CompanyValues, CompanyQuery> = {
  ...companyRecords,
  kind,
  useRows(query, enabled) {
    const known = useKnownSubscriptions();
    const read = companyRecords.useRows(query, enabled);
    const page = read.status === 'ready' ? read.data : null;
    const data = useMemo(() => page && { ...page, rows: withSubscriptions(page.rows, known) }, [page, known]);
    return read.status === 'ready' && data ? { ...read, data } : read;
  },
  readNow: async (signal, query) => {
    const page = await companyRecords.readNow(signal, query);
    return { ...page, rows: withSubscriptions(page.rows, knownSubscriptions()) };
  },
  create: (values) => companyRecords.create(toCompanyRequest(values)),
  update: (row, values) =>
    companyRecords.update(row.id, toCompanyRequest({ ...kind.valuesOf(row), ...values })),
  async remove(row) {
    try {
      const result = await companyRecords.remove(row);
      endSubscription(row.id);
      return result;
    } catch (error) {
      if (isDeleted(error)) endSubscription(row.id);
      throw error;
    }
  },
};

/** The companies, with every change in the audit log. */
export const companyResource = recorded(companies);

const subscriptions: ResourceKind<Company, SubscriptionValues> = {
  ...subscriptionBase,
  id: 'companies',
  nameOf: companyList.nameOf,
  valuesOf: (company) => valuesOf(dialogFields, subscriptionOf(company, knownSubscriptions())),
};

/** Changes the subscription of a company in this tab, with an audit record. */
export const updateCompanySubscription = recordedUpdate(subscriptions, async (company, values) => {
  // The plans are loaded before a subscription to one is priced.
  const { saveCompanySubscription } = await import(
    '#src/features/shared/subscription/records/saveCompanySubscription.store.ts'
  );
  const subscription = toSubscription({ ...subscriptions.valuesOf(company), ...values });
  saveCompanySubscription(company, subscription, sessionStore.getState().user?.email ?? '');
  return { message: 'Subscription updated', id: company.id, row: null };
});
