import { useMemo } from 'react';
import { investors } from '#fixtures/data/investors.ts';
import { sessionStore } from '#src/api/session/session.ts';
import type { Investor } from '#src/api/types/investor.ts';
import type { UserSubscription } from '#src/api/types/subscription/userSubscription.ts';
import type { SampleStore } from '#src/features/shared/list/samples/sampleStore.ts';
import { sampleStoreOf } from '#src/features/shared/list/samples/samples.store.ts';
import { modalTerms } from '#src/features/shared/subscription/records/modalTerms.ts';
import {
  removeUserSubscriptions,
  restoreUserSubscriptions,
  saveUserSubscription,
  userSubscriptionStore,
} from '#src/features/shared/subscription/records/userSubscriptions.store.ts';

interface Joined {
  readonly record: UserSubscription;
  readonly investor: Investor;
}

/** The joined rows by their parts: a row whose parts did not change stays the same object. */
const kept = new WeakMap<Investor, Joined>();

/** The investor with the terms of the record; without a record, with those that the investor has. */
function withSubscription(investor: Investor, record: UserSubscription | undefined): Investor {
  if (!record) return investor;
  const known = kept.get(investor);
  if (known?.record === record) return known.investor;
  const subscription = modalTerms(record);
  const joined = { ...investor, plan: subscription.plan, subscription };
  kept.set(investor, { record, investor: joined });
  return joined;
}

/** The records by the id of their user. */
function byUser(records: readonly UserSubscription[]): ReadonlyMap<string, UserSubscription> {
  return new Map(records.map((record) => [record.userId, record]));
}

/** The investors without their subscriptions, which are records of `userSubscriptionStore`. */
const store = sampleStoreOf(investors);

/** The email address of the signed-in user. */
const email = () => sessionStore.getState().user?.email ?? '';

function joined(rows: readonly Investor[], records = userSubscriptionStore.rows()) {
  const known = byUser(records);
  return rows.map((row) => withSubscription(row, known.get(row.id)));
}

/** The investors of this tab with their subscriptions: the samples with the changes made here. */
export const investorStore: SampleStore<Investor> = {
  ...store,
  useRows: () => {
    const rows = store.useRows();
    const records = userSubscriptionStore.useRows();
    return useMemo(() => joined(rows, records), [rows, records]);
  },
  rows: () => joined(store.rows()),
  add: (investor) => {
    store.add(investor);
    saveUserSubscription(investor, null, email());
  },
  change: (id, to) => {
    const [before] = joined(store.rows().filter((row) => row.id === id));
    if (!before) return false;
    const after = to(before);
    store.change(id, () => after);
    saveUserSubscription(after, before, email());
    return true;
  },
  remove: (ids) => {
    store.remove(ids);
    removeUserSubscriptions(ids);
  },
  restore: (removed) => {
    store.restore(removed);
    restoreUserSubscriptions(removed.map(({ id }) => id));
  },
};
