import type { PlanAudience } from '#src/api/types/plan.ts';
import type { CardLine } from '#src/components/DataTable/types.ts';
import {
  badgeColumn,
  countColumn,
  dayColumn,
  textColumn,
} from '#src/features/shared/list/describe/columns.tsx';
import type { ListColumn } from '#src/features/shared/list/describe/description.ts';
import {
  choiceFilter,
  dateFilter,
  type FilterOption,
  recordChoiceFilter,
} from '#src/features/shared/list/describe/filters.ts';
import { refersTo } from '#src/features/shared/records/recordKind.ts';
import { planIdOf } from '#src/features/shared/subscription/planIds.ts';
import { daysLeft, endSpans, endsOf } from '#src/features/shared/subscription/renewal.ts';
import { autoRenewText } from '#src/features/shared/subscription/subscriptionFields.ts';
import { subscriptionIntent } from '#src/lib/labels.ts';
import { endsNever, endText } from '#src/lib/subscription.ts';

/** What both lists show of a subscription. */
interface ListedSubscription {
  readonly plan: string;
  readonly status: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly autoRenew: boolean;
}

/** What the descriptions of both lists have in common. */
export const subscriptionList = {
  dialogs: ['history', 'edit'],
  views: [{ name: 'Renewals', query: 'ends=30&sort=daysLeft.asc' }],
} as const;

/** The filters of a list of subscriptions. */
export function subscriptionFilters<Status extends string>(choices: readonly FilterOption<Status>[]) {
  return {
    status: choiceFilter('Status', choices, ({ status }: ListedSubscription) => status),
    endDate: dateFilter('End Date', ({ endDate }: ListedSubscription) => endDate, true),
    plan: recordChoiceFilter('Plan', ({ plan }: ListedSubscription) => plan),
    ends: choiceFilter(
      'Ends',
      [
        ...endSpans.map((days) => ({ value: String(days), label: `Within ${days} days` })),
        { value: 'ended', label: 'Ended' },
      ],
      (row: ListedSubscription) => endsOf(row, new Date()),
    ),
  } as const;
}

/** Plan and end of a subscription in one line: `Premium until 2026-12-01`. */
function planUntil({ plan, endDate }: ListedSubscription): string {
  return endsNever(endDate) ? plan : `${plan} until ${endDate}`;
}

/** The line of a card with plan and end. */
export const termLine: CardLine<ListedSubscription> = { column: 'plan', text: planUntil };

/** The columns of plan, status and term. */
export function termColumns(audience: PlanAudience): readonly ListColumn<ListedSubscription, never>[] {
  return [
    textColumn('plan', 'Plan', {
      value: ({ plan }) => plan,
      searchable: true,
      ch: 11,
      names: refersTo(`${audience}-plans`, ({ plan }) => planIdOf(audience, plan)),
    }),
    badgeColumn('status', 'Status', {
      value: ({ status }) => status,
      ch: 13,
      intent: ({ status }) => subscriptionIntent(status),
    }),
    dayColumn('startDate', 'Start Date', { value: ({ startDate }) => startDate }),
    dayColumn('endDate', 'End Date', { value: endText, sortValue: ({ endDate }) => endDate }),
  ];
}

/** The column that says whether a subscription renews itself: `On` or `Off`. */
export const autoRenewColumn: ListColumn<ListedSubscription, never> = textColumn('autoRenew', 'Auto Renew', {
  ch: 3,
  value: autoRenewText,
});

/** The column with the days until a subscription ends. */
export const daysLeftColumn: ListColumn<ListedSubscription, never> = countColumn('daysLeft', 'Days left', {
  value: (row) => daysLeft(row, new Date()),
  folds: true,
  hint: 'Until the last day of a subscription that runs; below zero in a grace period',
});
