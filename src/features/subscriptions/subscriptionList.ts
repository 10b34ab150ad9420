import type { PlanTier } from '#src/api/types/subscription/subscription.ts';
import { badgeColumn, dayColumn, textColumn } from '#src/features/shared/list/describe/columns.tsx';
import type { FilterOption, ListColumn } from '#src/features/shared/list/describe/description.ts';
import { fieldText } from '#src/features/shared/subscription/subscriptionFields.ts';
import { subscriptionIntent } from '#src/lib/labels.ts';

/** What both lists show of a subscription. */
interface ListedSubscription {
  readonly plan: PlanTier;
  readonly status: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly autoRenew: boolean;
}

/** What the descriptions of both lists have in common. */
export const subscriptionList = {
  noun: { one: 'subscription', many: 'subscriptions' },
  idOf: ({ id }: { readonly id: string }) => id,
  dialogs: ['history', 'edit'],
} as const;

/** The filters of a list of subscriptions. */
export function subscriptionFilters<Status extends string>(choices: readonly FilterOption<Status>[]) {
  const of = ({ status }: ListedSubscription) => status;
  return { status: { kind: 'choice', label: 'Status', choices, by: 'browser', of } } as const;
}

/** Plan and end of a subscription in one line: `Premium until 2026-12-01`. */
function planUntil({ plan, endDate }: ListedSubscription): string {
  return endDate === '' ? plan : `${plan} until ${endDate}`;
}

/** The columns of plan, status and term. */
export const termColumns: readonly ListColumn<ListedSubscription, never>[] = [
  textColumn({
    id: 'plan',
    header: 'Plan',
    value: ({ plan }) => plan,
    searchable: true,
    width: 104,
    card: 'line',
    cardText: planUntil,
  }),
  badgeColumn({
    id: 'status',
    header: 'Status',
    value: ({ status }) => status,
    intent: ({ status }) => subscriptionIntent(status),
    width: 126,
  }),
  dayColumn({ id: 'startDate', header: 'Start Date', value: ({ startDate }) => startDate, width: 112 }),
  dayColumn({ id: 'endDate', header: 'End Date', value: ({ endDate }) => endDate, width: 112 }),
];

/** The column that says whether a subscription renews itself: `On` or `Off`. */
export function autoRenewColumn(width: number): ListColumn<ListedSubscription, never> {
  return textColumn({
    id: 'autoRenew',
    header: 'Auto Renew',
    value: ({ autoRenew }) => fieldText(autoRenew),
    width,
  });
}
