import { allCompanies, companyRecords } from '#src/api/companies.ts';
import type { Resource, ResourceKind } from '#src/api/results/resource.ts';
import { isDeletedCompany, seenCompanies } from '#src/api/seenCompanies.ts';
import { currentEmail } from '#src/api/session/session.ts';
import type { Company } from '#src/api/types/company.ts';
import type {
  CompanySubscription,
  StoredCompanySubscription,
} from '#src/api/types/subscription/companySubscription.ts';
import { fieldsOfKind } from '#src/features/shared/form/table/fieldTable.ts';
import { derivedRows, memoizedView } from '#src/features/shared/list/samples/derivedRows.ts';
import { pageOf, useReadyRead } from '#src/features/shared/list/view/useReadyRead.ts';
import { recordedUpdate } from '#src/features/shared/resource/recorded.ts';
import { unknownSubscription } from '#src/lib/subscription.ts';
import { developerPlanOf, developerPlanStore } from '../developerPlans.store.ts';
import { presentAmount } from '../ledger.ts';
import { companySubscriptionFields, type SubscriptionValues, toSubscription } from '../subscriptionFields.ts';
import { companySubscriptionKind } from '../subscriptionKinds.ts';
import { subscriptionOf } from '../subscriptionOf.ts';
import { companySubscriptionStore } from './companySubscriptions.store.ts';

const sampleCompanies = new Set(companySubscriptionStore.rows().map(({ companyId }) => companyId));

/** What the subscription of a company says of the company. */
const companyFacts = ({ id, companyName, companyEmail, status, developerUser, developerEmail }: Company) => ({
  companyId: id,
  companyName,
  contactEmail: companyEmail,
  companyStatus: status,
  developerName: developerUser ?? '',
  developerEmail: developerEmail ?? '',
});

/** The subscription of a company that this tab does not store. */
const unstored = memoizedView(
  (company: Company): StoredCompanySubscription => ({
    ...unknownSubscription,
    id: company.id,
    ...companyFacts(company),
    changed: false,
    history: [],
  }),
);

const view = memoizedView(
  (
    row: StoredCompanySubscription,
    company: Company | undefined,
    planDescription: string,
  ): CompanySubscription => {
    const subscription = company ? subscriptionOf(company, row) : row;
    const facts = company && companyFacts(company);
    return {
      ...row,
      ...subscription,
      ...facts,
      planDescription,
      amount: presentAmount(subscription, row.history),
    };
  },
);

function shown(row: StoredCompanySubscription): CompanySubscription {
  const company = seenCompanies.getState().byId.get(row.companyId);
  const { plan } = company ? subscriptionOf(company, row) : row;
  return view(row, company, developerPlanOf(plan)?.description ?? '');
}

const isGoing = ({ companyId }: StoredCompanySubscription) => !isDeletedCompany(companyId, sampleCompanies);

const rows = derivedRows<CompanySubscription>(
  [companySubscriptionStore, developerPlanStore, seenCompanies],
  () => companySubscriptionStore.rows().filter(isGoing).map(shown),
);

/**
 * The subscriptions of companies in this tab, for their list, counts and sums (spec section 1, "Data origin"). That of a
 * deleted company is over. Their companies are read beside them.
 */
export const companySubscriptions = {
  ...rows,
  useRows() {
    companyRecords.useRows(allCompanies);
    return rows.useRows();
  },
};

const isSubscribed = ({ plan, subscription }: Company) => plan !== null || subscription !== null;

/** The same with those that only the server has, as what a company refers to. */
export const everyCompanySubscription = derivedRows<CompanySubscription>([rows, seenCompanies], () => {
  const ids = new Set(companySubscriptionStore.rows().map(({ companyId }) => companyId));
  const others = [...seenCompanies.getState().byId.values()].filter(
    (company) => isSubscribed(company) && !ids.has(company.id),
  );
  return [
    ...rows.rows(),
    ...others
      .map((company) => unstored(company))
      .filter(isGoing)
      .map(shown),
  ];
});

/** The subscription of a company, for a change; all unknown of one that has none. */
export function companySubscriptionOf(company: Company): CompanySubscription {
  return (
    everyCompanySubscription.rows().find(({ companyId }) => companyId === company.id) ??
    shown(unstored(company))
  );
}

const kind: ResourceKind<CompanySubscription, SubscriptionValues> = {
  ...companySubscriptionKind,
  ...fieldsOfKind(companySubscriptionFields),
  audit: {
    noun: 'Subscription',
    category: 'Billing',
    about: ({ companyId }) => ({ kind: 'companies', id: companyId }),
  },
};

/** Changes a subscription, with an entry in its history. */
const update: Resource<CompanySubscription, SubscriptionValues>['update'] = async (row, values) => {
  const { changedSubscription } = await import('./changedSubscription.ts');
  const { planDescription: _, amount: __, ...before } = rows.rows().find(({ id }) => id === row.id) ?? row;
  const saved = toSubscription({ ...kind.valuesOf(row), ...values });
  const after = { ...changedSubscription(before, saved, developerPlanOf, currentEmail()), changed: true };
  if (!companySubscriptionStore.change(row.id, () => after)) companySubscriptionStore.add(after);
  return {
    message: `Subscription for ${row.companyName} updated successfully.`,
    id: row.id,
    row: rows.rows().find(({ id }) => id === row.id) ?? null,
  };
};

const readNow = async () => pageOf(rows.rows());

/** The subscriptions of companies. Every change is in their history and in the audit log. */
export const companySubscriptionResource: Pick<
  Resource<CompanySubscription, SubscriptionValues>,
  'kind' | 'useRows' | 'readNow' | 'update'
> = {
  kind,
  useRows: () => useReadyRead(companySubscriptions.useRows()),
  readNow,
  update: recordedUpdate({ kind, readNow, update }),
};
