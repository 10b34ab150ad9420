/** The terms of a subscription that an entry records, in the order in which they are shown. */
export const historyTerms = [
  'plan',
  'status',
  'startDate',
  'endDate',
  'gracePeriod',
  'paymentMethod',
  'amount',
] as const;

export type HistoryTerm = (typeof historyTerms)[number];
export type HistoryTerms = Readonly<Record<HistoryTerm, string>>;

/** The terms that differ from the entry before; none for the oldest entry. */
export function changedTerms(
  entry: HistoryTerms,
  before: HistoryTerms | undefined,
): ReadonlySet<HistoryTerm> {
  return new Set(before ? historyTerms.filter((term) => entry[term] !== before[term]) : []);
}
