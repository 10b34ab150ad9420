import { sessionStore } from '#src/api/session/session.ts';
import type { Investor } from '#src/api/types/investor.ts';
import type { UserSubscription } from '#src/api/types/subscription/userSubscription.ts';
import { isSame } from '#src/features/shared/form/formValues.ts';
import { joinedStore, rowJoin } from '#src/features/shared/list/samples/joinedStore.ts';
import type { SampleStore } from '#src/features/shared/list/samples/sampleStore.ts';
import { modalTerms } from '#src/features/shared/subscription/records/modalTerms.ts';
import { saveInvestorSubscription } from '#src/features/shared/subscription/records/saveInvestorSubscription.store.ts';
import {
  investorRecords,
  userSubscriptionStore,
} from '#src/features/shared/subscription/records/userSubscriptions.store.ts';

const joined = joinedStore(
  investorRecords,
  userSubscriptionStore,
  rowJoin<Investor, UserSubscription>({
    idIn: ({ id }) => id,
    idOf: ({ userId }) => userId,
    join: (investor, record) => {
      const subscription = modalTerms(record);
      return { ...investor, plan: subscription.plan, subscription };
    },
  }),
);

const save = (investor: Investor) =>
  saveInvestorSubscription(investor, sessionStore.getState().user?.email ?? '');

/** The investors of this tab with their subscriptions: the samples with the changes made here. */
export const investorStore: SampleStore<Investor> = {
  ...joined,
  add(investor) {
    joined.add(investor);
    save(investor);
  },
  change(id, to) {
    const before = joined.rows().find((row) => row.id === id);
    if (!before) return false;
    const after = to(before);
    joined.change(id, () => after);
    if (!isSame(before.subscription, after.subscription)) save(after);
    return true;
  },
};
