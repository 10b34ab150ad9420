import type { CardDescription } from '#src/components/DataTable/types.ts';
import { dayColumn, textColumn, titleColumn } from '#src/features/shared/list/describe/columns.tsx';
import type { ListColumn } from '#src/features/shared/list/describe/description.ts';
import { recordUrl } from '#src/features/shared/list/url/recordUrl.ts';
import { paths } from '#src/lib/paths.ts';
import type { RevenueEntry } from './revenueEntries.ts';
import { sumText } from './revenueReport.ts';

const lists = {
  company: paths.master.companySubscriptions,
  investor: paths.master.investorSubscriptions,
} as const;

/** The columns of the entries; a subscriber leads to the history that states the entry. */
export const entryColumns: readonly ListColumn<RevenueEntry, never>[] = [
  titleColumn('subscriber', 'Company or subscriber', {
    href: ({ kind, subscription }) => recordUrl(lists[kind], subscription, 'history'),
  }),
  dayColumn('day', 'Date'),
  textColumn('plan', 'Plan'),
  textColumn('action', 'Action'),
  textColumn('amount', 'Amount', {
    value: (entry) => sumText([entry]),
    sortValue: ({ amount }) => amount,
    align: 'end',
    numeric: true,
  }),
];

export const entryCard: CardDescription<RevenueEntry> = {
  title: 'subscriber',
  corner: 'amount',
  lines: ['day', 'plan', 'action'],
};
