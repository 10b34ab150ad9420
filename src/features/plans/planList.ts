import type { Plan, PlanAudience } from '#src/api/types/plan.ts';
import {
  badgeColumn,
  countColumn,
  moneyColumn,
  textColumn,
  titleColumn,
} from '#src/features/shared/list/describe/columns.tsx';
import { describeList, type ListColumn } from '#src/features/shared/list/describe/description.ts';
import { choiceFilter } from '#src/features/shared/list/describe/filters.ts';
import { optionsOf } from '#src/lib/options.ts';
import { countOf } from '#src/lib/text.ts';
import { planKind } from './plan.ts';
import {
  limitText,
  type PlanLimit,
  planDurationLabels,
  planLimitLabels,
  planStatuses,
  planStatusIntents,
  planStatusLabels,
  planStatusText,
  subscriberNouns,
} from './planTexts.ts';

const titles: Readonly<Record<PlanAudience, string>> = {
  developer: 'Developer Plans',
  investor: 'Investor Plans',
};

/** A limit, sorted as a number; unlimited is larger than any number. */
function limitColumn(limit: PlanLimit): ListColumn<Plan, never> {
  return textColumn(limit, planLimitLabels[limit], {
    value: (plan) => limitText(plan[limit]),
    exported: (plan) => plan[limit] ?? limitText(null),
    sortValue: (plan) => plan[limit] ?? Number.MAX_VALUE,
    align: 'end',
    numeric: true,
    ch: 8,
  });
}

/** The list of Developer Plans or Investor Plans (spec section 2). They differ in title and badge. */
function describePlans(audience: PlanAudience) {
  const title = titles[audience];
  const { one, many } = subscriberNouns[audience];
  return describeList<Plan>()({
    ...planKind(audience),
    add: 'Add New Plan',
    title,
    label: title,
    search: 'Search by name or description',
    filters: {
      status: choiceFilter('Status', optionsOf(planStatuses, planStatusLabels), ({ status }) => status),
    },
    dialogs: ['add', 'edit', 'details', 'companies', 'delete'],
    card: {
      title: 'name',
      corner: 'status',
      lines: ['price', { column: 'totalUsers', labelled: true }],
    },
    columns: [
      titleColumn('name', 'Name'),
      textColumn('description', 'Description', { searchable: true, tone: 'muted' }),
      moneyColumn('price', 'Price', { currency: ({ currency }) => currency }),
      textColumn('currency', 'Currency', { ch: 4 }),
      textColumn('duration', 'Duration', {
        value: ({ duration }) => planDurationLabels[duration],
        ch: 8,
      }),
      limitColumn('maxProjects'),
      limitColumn('maxUsers'),
      limitColumn('maxUnits'),
      badgeColumn('status', 'Status', {
        value: ({ status }) => planStatusText(status, audience),
        intent: ({ status }) => planStatusIntents[status],
      }),
      countColumn('totalUsers', 'Total Users', {
        opens: 'companies',
        opener: {
          name: ({ name, totalUsers }) => `${countOf(totalUsers, one, many)} on ${name}`,
        },
      }),
    ],
  });
}

export type PlanList = ReturnType<typeof describePlans>;

export const developerPlanList = describePlans('developer');
export const investorPlanList = describePlans('investor');

export const planLists: Readonly<Record<PlanAudience, PlanList>> = {
  developer: developerPlanList,
  investor: investorPlanList,
};
