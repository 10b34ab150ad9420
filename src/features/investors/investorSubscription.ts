import type { Investor } from '#src/api/types/investor.ts';
import type { UserSubscription } from '#src/api/types/subscription/userSubscription.ts';
import { modalTerms } from '#src/features/shared/subscription/records/modalTerms.ts';

interface Joined {
  readonly record: UserSubscription;
  readonly investor: Investor;
}

/** The joined rows by their parts: a row whose parts did not change stays the same object. */
const kept = new WeakMap<Investor, Joined>();

/** The investor with the terms of the record; without a record, with those that the investor has. */
export function withSubscription(investor: Investor, record: UserSubscription | undefined): Investor {
  if (!record) return investor;
  const known = kept.get(investor);
  if (known?.record === record) return known.investor;
  const subscription = modalTerms(record);
  const joined = { ...investor, plan: subscription.plan, subscription };
  kept.set(investor, { record, investor: joined });
  return joined;
}

/** The records by the id of their user. */
export function byUser(records: readonly UserSubscription[]): ReadonlyMap<string, UserSubscription> {
  return new Map(records.map((record) => [record.userId, record]));
}
