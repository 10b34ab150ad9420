import type {
  Amount,
  RecordedSubscription,
  Subscription,
  SubscriptionHistoryEntry,
} from '#src/api/types/subscription/subscription.ts';

/** Nothing is charged in these. */
const free = ['Trial', 'Pending', 'Expired', 'Canceled'];

/** What decides whether a change is charged. */
type Charged = Pick<Subscription, 'plan' | 'status' | 'startDate'>;

/**
 * Whether a subscription that has become `after` is charged. A term that begins is, a change of plan, and a subscription
 * that becomes active; a changed end is not. It needs a start. The history is that before the change, newest first.
 */
export function isCharged(
  after: Charged,
  history: readonly Pick<SubscriptionHistoryEntry, 'plan' | 'status' | 'startDate' | 'charges'>[],
): boolean {
  if (after.startDate === '' || free.includes(after.status)) return false;
  const [before] = history;
  const begins = history.every(({ charges, startDate }) => !charges || startDate < after.startDate);
  if (begins || before === undefined || before.plan !== after.plan) return true;
  return after.status === 'Active' && free.includes(before.status);
}

/** The entries of a history that are charged, the newest first. */
export function chargedEntries<Entry extends SubscriptionHistoryEntry>(
  history: readonly Entry[],
): readonly (Entry & { readonly amount: Amount })[] {
  return history.flatMap((entry) =>
    entry.charges && entry.amount !== null ? [{ ...entry, amount: entry.amount }] : [],
  );
}

/** What is paid for the present period: the amount of the newest entry, if that is of this plan and status. */
export function presentAmount(
  { plan, status }: Pick<Subscription, 'plan' | 'status'>,
  history: RecordedSubscription['history'],
): Amount | null {
  const [newest] = history;
  return newest?.plan === plan && newest.status === status ? newest.amount : null;
}
