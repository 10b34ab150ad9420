import type { SubscriptionHistoryEntry } from '#src/api/types/subscription/subscription.ts';
import { chargedEntries } from '#src/features/shared/subscription/ledger.ts';
import { formatDateTime } from '#src/lib/dates.ts';
import { compareTexts } from '#src/lib/values/kind.ts';
import { reportText } from '../reportValues.ts';
import type { Period } from './period.ts';

/** An amount that a subscription was charged, as its history states it. */
export interface RevenueEntry {
  readonly id: string;
  /** Id of the subscription. */
  readonly subscription: string;
  readonly kind: 'company' | 'investor';
  /** The company or user. */
  readonly subscriber: string;
  readonly plan: string;
  readonly action: string;
  /** The day of the entry in the zone of the report. */
  readonly day: string;
  /** In minor units of the currency. */
  readonly value: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** A subscription with what its entries are called by. */
export interface Charged {
  readonly id: string;
  readonly kind: RevenueEntry['kind'];
  readonly subscriber: string;
  readonly history: readonly SubscriptionHistoryEntry[];
}

/** The amounts charged to subscriptions in a period, the newest first. Its days are those of a time zone, an IANA name. */
export function revenueEntries(
  subscriptions: readonly Charged[],
  { from, to }: Pick<Period, 'from' | 'to'>,
  timeZone: string,
): readonly RevenueEntry[] {
  const entries = subscriptions.flatMap(({ id, kind, subscriber, history }) =>
    chargedEntries(history).flatMap(
      ({ id: entry, action, plan, amount, timestamp }): readonly RevenueEntry[] => {
        const day = formatDateTime(timestamp, timeZone)?.slice(0, 10) ?? null;
        if (day === null || day < from || day > to) return [];
        const { value, currency } = amount;
        return [
          { id: `${id} ${entry}`, subscription: id, kind, subscriber, plan, action, day, value, currency },
        ];
      },
    ),
  );
  return entries.toSorted((one, other) => compareTexts(other.day, one.day));
}

/** By what the amounts are added. */
export const groupings = ['plan', 'subscriber', 'month'] as const;
export type Grouping = (typeof groupings)[number];

/** The grouping of an address; an unknown text is by plan. */
export function toGrouping(text: string): Grouping {
  return groupings.find((grouping) => grouping === text) ?? 'plan';
}

/** The groupings as options, with their labels. */
export function groupingsIn(labels: Readonly<Record<Grouping, string>>) {
  return groupings.map((value) => ({ value, label: labels[value] }));
}

/** Amounts that belong together, of one currency. */
export interface RevenueGroup {
  /** Unique: `Premium`, `Premium (EUR)`, `Sep 2026`. */
  readonly name: string;
  readonly entries: readonly RevenueEntry[];
  readonly value: number;
  readonly currency: string;
}

/** The name of an entry's group. */
export function groupNameOf(entry: RevenueEntry, by: Grouping): string {
  const name = by === 'month' ? reportText('month', entry.day.slice(0, 7)) : entry[by];
  return entry.currency === 'USD' ? name : `${name} (${entry.currency})`;
}

/** The entries in groups: months from the earliest, others from the largest amount. */
export function revenueGroups(entries: readonly RevenueEntry[], by: Grouping): readonly RevenueGroup[] {
  const groups = new Map<string, RevenueEntry[]>();
  for (const entry of entries) {
    const name = groupNameOf(entry, by);
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  const all = [...groups].map(([name, of]) => ({
    name,
    entries: of,
    value: of.reduce((sum, { value }) => sum + value, 0),
    currency: of[0]?.currency ?? 'USD',
  }));
  // The newest entry comes first, so the groups of months are in reverse.
  return by === 'month' ? all.reverse() : all.toSorted((one, other) => other.value - one.value);
}
