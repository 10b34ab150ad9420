import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SubscriptionHistoryEntry } from '#src/api/types/subscription/subscription.ts';
import { DateTime } from '#src/components/DateTime/DateTime.tsx';
import { plainList, theme } from '#src/components/theme/theme.ts';
import { type Fact, FactList } from '#src/features/shared/record/FactList.tsx';
import { statusValue } from '#src/features/shared/record/factValues.tsx';
import { subscriptionIntent } from '#src/lib/labels.ts';
import { amountText } from '#src/lib/subscription.ts';
import { toShown } from '#src/lib/text.ts';

/** The terms of a subscription that an entry records, in the order in which they are shown. */
const historyTerms = [
  'plan',
  'status',
  'startDate',
  'endDate',
  'gracePeriod',
  'paymentMethod',
  'amount',
] as const;

type HistoryTerm = (typeof historyTerms)[number];
type HistoryTerms = Pick<SubscriptionHistoryEntry, HistoryTerm>;

/** A term as it is shown. */
const termText = (entry: HistoryTerms, term: HistoryTerm) =>
  term === 'amount' ? amountText(entry.amount) : entry[term];

/** The terms that differ from the entry before; none for the oldest entry. */
export function changedTerms(
  entry: HistoryTerms,
  before: HistoryTerms | undefined,
): ReadonlySet<HistoryTerm> {
  return new Set(
    before ? historyTerms.filter((term) => termText(entry, term) !== termText(before, term)) : [],
  );
}

const labels: Readonly<Record<HistoryTerm, string>> = {
  plan: 'Plan',
  status: 'Status',
  startDate: 'Start Date',
  endDate: 'End Date',
  gracePeriod: 'Grace Period',
  paymentMethod: 'Payment Method',
  amount: 'Amount',
};

const List = styled.ol`
  display: grid;
  gap: ${theme.space[3]};
  ${plainList}
  > li {
    padding: 12px 16px;
    border: 1px solid ${theme.border.subtle};
    border-radius: ${theme.radius.card};
  }
  > li > dl {
    grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
    gap: ${theme.space[3]};
    font: ${theme.font.table} ${theme.font.family};
  }
`;

const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[3]};
  margin-block-end: ${theme.space[3]};
  color: ${theme.text.muted};
  font: ${theme.font.table} ${theme.font.family};
  overflow-wrap: anywhere;
  > strong {
    color: ${theme.text.main};
    font-weight: 600;
  }
`;

const Changed = styled.span`
  display: inline-flex;
  flex-direction: column;
  gap: 2px;
  max-inline-size: 100%;
  padding-inline-start: 8px;
  border-inline-start: 2px solid ${theme.primary.solid};
  > strong {
    font-weight: 600;
  }
  > small {
    color: ${theme.text.muted};
    font: ${theme.font.small} ${theme.font.family};
  }
`;

export interface HistoryEntriesProps {
  /** Draws the name of a plan; plain text when absent. */
  planValue?: (name: string) => ReactNode;
  /** Newest first. */
  entries: readonly SubscriptionHistoryEntry[];
  /** The entry before the oldest of `entries`; undefined when there is none. */
  before: SubscriptionHistoryEntry | undefined;
}

/** Entries of a subscription history. A changed term shows its former value too. */
export function HistoryEntries({ planValue = asText, entries, before }: HistoryEntriesProps) {
  return (
    <List>
      {entries.map((entry, index) => (
        <li key={entry.id}>
          <Head>
            <strong>{toShown(entry.action)}</strong>
            <span>
              <DateTime value={entry.timestamp} /> by {toShown(entry.changedBy)}
            </span>
          </Head>
          <FactList facts={toFacts(entry, entries[index + 1] ?? before, planValue)} />
        </li>
      ))}
    </List>
  );
}

function toFacts(
  entry: SubscriptionHistoryEntry,
  before: SubscriptionHistoryEntry | undefined,
  planValue: (name: string) => ReactNode,
): readonly Fact[] {
  const changed = changedTerms(entry, before);
  return historyTerms.map((term) => {
    const text = termText(entry, term);
    const value =
      term === 'status'
        ? statusValue({ label: text, intent: subscriptionIntent(text) })
        : term === 'plan'
          ? planValue(text)
          : text;
    if (!before || !changed.has(term)) return { label: labels[term], value };
    return {
      label: labels[term],
      value: (
        <Changed>
          <strong>{value || 'N/A'}</strong>
          <small>was {termText(before, term) || 'N/A'}</small>
        </Changed>
      ),
    };
  });
}

function asText(name: string) {
  return name;
}
