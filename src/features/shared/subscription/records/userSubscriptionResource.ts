import type { Resource, ResourceKind } from '#src/api/results/resource.ts';
import { currentEmail } from '#src/api/session/session.ts';
import type { StoredInvestor } from '#src/api/types/investor.ts';
import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import type {
  StoredUserSubscription,
  UserSubscription,
} from '#src/api/types/subscription/userSubscription.ts';
import { fieldsOfKind } from '#src/features/shared/form/table/fieldTable.ts';
import { derivedRows, memoizedView } from '#src/features/shared/list/samples/derivedRows.ts';
import { nextIds } from '#src/features/shared/list/samples/nextIds.ts';
import { pageOf, useReadyRead } from '#src/features/shared/list/view/useReadyRead.ts';
import { recordedUpdate } from '#src/features/shared/resource/recorded.ts';
import { defaultSubscription, unknownSubscription } from '#src/lib/subscription.ts';
import { investorPlanOf, investorPlanStore } from '../investorPlans.store.ts';
import { presentAmount } from '../ledger.ts';
import { hasEnded } from '../renewal.ts';
import {
  companySubscriptionFields,
  toSubscription,
  type UserSubscriptionValues,
  userSubscriptionFields,
} from '../subscriptionFields.ts';
import { investorSubscriptionKind } from '../subscriptionKinds.ts';
import { investorStore, userSubscriptionStore } from './userSubscriptions.store.ts';

const view = memoizedView(
  (
    row: StoredUserSubscription,
    investor: StoredInvestor | undefined,
    planDescription: string,
  ): UserSubscription => ({
    ...row,
    ...(investor && { userName: investor.name, userEmail: investor.email, userStatus: investor.status }),
    planDescription,
    amount: presentAmount(row, row.history),
  }),
);

/**
 * The subscriptions of users, with their investors as they are now; landlords and brokers are as they are stored. That of a
 * deleted investor is over.
 */
export const userSubscriptions = derivedRows<UserSubscription>(
  [userSubscriptionStore, investorStore, investorPlanStore],
  () => {
    const people = new Map(investorStore.rows().map((investor) => [investor.id, investor]));
    return userSubscriptionStore
      .rows()
      .filter(({ userId }) => investorStore.deletionOf(userId) === undefined)
      .map((row) => view(row, people.get(row.userId), investorPlanOf(row.plan)?.description ?? ''));
  },
);

/** Gives new investors their subscription: of type Broker, as those who are only investors. */
export async function subscribe(
  added: readonly { readonly id: string; readonly plan: string }[],
): Promise<void> {
  const { changedSubscription } = await import('./changedSubscription.ts');
  const used = userSubscriptionStore.allRows().map(({ id }) => id);
  const ids = nextIds('USUB-', used, added.length);
  const rows = added.map(({ id: userId, plan }, index): StoredUserSubscription => {
    const id = ids[index] ?? '';
    const row = {
      id,
      userId,
      userType: 'Broker',
      userName: '',
      userEmail: '',
      userStatus: 'Active',
    } as const;
    const none = { ...row, ...unknownSubscription, lastPayment: '', nextBilling: '', history: [] };
    return changedSubscription(
      none,
      { ...defaultSubscription, plan, status: 'Pending' },
      investorPlanOf,
      currentEmail(),
    );
  });
  userSubscriptionStore.add(...rows);
}

/** The next bill where the form has none: at the end of the period, at the start of one that has not begun. */
function nextBillingOf({ status, startDate, endDate }: Subscription, before: UserSubscription): string {
  if (hasEnded(status)) return '';
  const unchanged = before.status === status && before.startDate === startDate && before.endDate === endDate;
  if (unchanged) return before.nextBilling;
  return status === 'Pending' ? startDate : endDate;
}

const kind: ResourceKind<UserSubscription, UserSubscriptionValues> = {
  ...investorSubscriptionKind,
  ...fieldsOfKind({ ...companySubscriptionFields, ...userSubscriptionFields }),
  audit: {
    noun: 'Subscription',
    category: 'Billing',
    about: ({ userId }) => ({ kind: 'investors', id: userId }),
  },
};

/** Changes a subscription, with an entry in its history; the change of an investor's form is recorded with the form. */
export const updateUserSubscription: Resource<UserSubscription, UserSubscriptionValues>['update'] = async (
  row,
  values,
) => {
  const { changedSubscription } = await import('./changedSubscription.ts');
  const shown = userSubscriptions.rows().find(({ id }) => id === row.id) ?? row;
  const saved = toSubscription({ ...kind.valuesOf(shown), ...values });
  const nextBilling = values.nextBilling ?? nextBillingOf(saved, shown);
  userSubscriptionStore.change(row.id, (now) =>
    changedSubscription(now, { ...saved, nextBilling }, investorPlanOf, currentEmail()),
  );
  return {
    message: `Subscription for ${row.userName} updated successfully.`,
    id: row.id,
    row: userSubscriptions.rows().find(({ id }) => id === row.id) ?? null,
  };
};

const readNow = async () => pageOf(userSubscriptions.rows());

/** The subscriptions of users. Every change is in their history and in the audit log. */
export const userSubscriptionResource: Pick<
  Resource<UserSubscription, UserSubscriptionValues>,
  'kind' | 'useRows' | 'readNow' | 'update'
> = {
  kind,
  useRows: () => useReadyRead(userSubscriptions.useRows()),
  readNow,
  update: recordedUpdate({ kind, readNow, update: updateUserSubscription }),
};
