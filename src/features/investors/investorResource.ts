import type { ResourceKind } from '#src/api/results/resource.ts';
import type { Investor } from '#src/api/types/investor.ts';
import { fieldsOfKind, valuesOf } from '#src/features/shared/form/table/fieldTable.ts';
import { sampleResource } from '#src/features/shared/list/samples/sampleResource.ts';
import { recorded, recordedUpdate } from '#src/features/shared/resource/recorded.ts';
import {
  dialogFields,
  type SubscriptionValues,
  subscriptionBase,
  toSubscription,
} from '#src/features/shared/subscription/subscriptionFields.ts';
import { type InvestorValues, investorFields, investorStatuses, toInvestor } from './investorFields.ts';
import { investorList } from './investorList.ts';
import { investorStore } from './investors.store.ts';

const kind: ResourceKind<Investor, InvestorValues> = {
  id: 'investors',
  noun: investorList.noun,
  nameOf: investorList.nameOf,
  ...fieldsOfKind(investorFields),
  statuses: investorStatuses.map((status) => ({ label: status, values: { status } })),
  audit: { noun: 'Investor', category: 'User Management' },
};

/** The investors of this tab, without the audit log: an import is one record of it. */
export const investors = sampleResource({
  kind,
  store: investorStore,
  idPrefix: 'USR-',
  // The samples of landlords, brokers and users of the support portal have numbers below.
  firstNewId: 1001,
  toRow: toInvestor,
});

/** The investors, with every change in the audit log. */
export const investorResource = recorded(investors);

const subscriptions: ResourceKind<Investor, SubscriptionValues> = {
  ...subscriptionBase,
  id: 'investors',
  nameOf: investorList.nameOf,
  valuesOf: ({ subscription }) => valuesOf(dialogFields, subscription),
};

/** Changes the subscription of an investor, with an audit record. */
export const updateInvestorSubscription = recordedUpdate(subscriptions, async (row, values) => {
  investorStore.change(row.id, (now) => {
    const subscription = toSubscription({ ...subscriptions.valuesOf(now), ...values });
    return { ...now, plan: subscription.plan, subscription };
  });
  const saved = investorStore.rows().find(({ id }) => id === row.id) ?? null;
  return { message: 'Subscription updated', id: row.id, row: saved };
});
