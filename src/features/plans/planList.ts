import type { Plan, PlanAudience } from '#src/api/types/plan.ts';
import {
  badgeColumn,
  countColumn,
  textColumn,
  titleColumn,
} from '#src/features/shared/list/describe/columns.tsx';
import { describeList, type ListColumn } from '#src/features/shared/list/describe/description.ts';
import { choiceFilter } from '#src/features/shared/list/describe/filters.ts';
import { optionsOf } from '#src/lib/options.ts';
import { countOf } from '#src/lib/text.ts';
import { amountIn, moneyText, toMajor } from '#src/lib/values/amount.ts';
import { meaningOf } from '#src/lib/values/kind.ts';
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

const priceOf = ({ price, currency }: Plan) => meaningOf(amountIn(currency), price);

/** Shown in its currency, sorted and exported as a number. A text that is no amount stays unchanged. */
export const priceColumn: ListColumn<Plan, never> = {
  id: 'price',
  header: 'Price',
  text: (plan) => {
    const amount = priceOf(plan);
    return amount === null ? plan.price : moneyText(amount, plan.currency);
  },
  exported: (plan) => {
    const amount = priceOf(plan);
    return amount === null ? plan.price : toMajor(amount);
  },
  sortValue: priceOf,
  align: 'end',
  numeric: true,
  ch: 11,
};

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
      titleColumn('name', 'Name', { value: ({ name }) => name }),
      textColumn('description', 'Description', {
        value: ({ description }) => description,
        searchable: true,
        tone: 'muted',
      }),
      priceColumn,
      textColumn('currency', 'Currency', { value: ({ currency }) => currency, ch: 4 }),
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
        value: ({ totalUsers }) => totalUsers,
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
