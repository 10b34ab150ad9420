import type { Plan, PlanAudience } from '#src/api/types/plan.ts';
import {
  badgeColumn,
  countColumn,
  moneyColumn,
  textColumn,
  titleColumn,
} from '#src/features/shared/list/describe/columns.tsx';
import { describeList } from '#src/features/shared/list/describe/description.ts';
import { formatMoney } from '#src/lib/money.ts';
import { optionsOf } from '#src/lib/options.ts';
import { countOf } from '#src/lib/text.ts';
import {
  limitText,
  type PlanLimit,
  planDurationLabels,
  planLimitLabels,
  planStatuses,
  planStatusIntents,
  planStatusLabels,
  statusText,
} from './planTexts.ts';

const titles: Readonly<Record<PlanAudience, string>> = {
  developer: 'Developer Plans',
  investor: 'Investor Plans',
};

/** A limit, sorted as a number; unlimited is larger than any number. */
function limitColumn(limit: PlanLimit) {
  return textColumn<Plan>({
    id: limit,
    header: planLimitLabels[limit],
    value: (plan) => limitText(plan[limit]),
    exported: (plan) => plan[limit] ?? limitText(null),
    sortValue: (plan) => plan[limit] ?? Number.MAX_VALUE,
    // Wide enough for 1,000,000,000.
    width: 113,
    align: 'end',
    numeric: true,
  });
}

/** The list of Developer Plans or Investor Plans (spec section 2). They differ in title and badge. */
function describePlans(audience: PlanAudience) {
  const title = titles[audience];
  return describeList<Plan>()({
    id: `${audience}-plans`,
    title,
    label: title,
    noun: { one: 'plan', many: 'plans' },
    search: 'Search by name or description',
    idOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    filters: {
      status: {
        kind: 'choice',
        label: 'Status',
        choices: optionsOf(planStatuses, planStatusLabels),
        by: 'browser',
        of: ({ status }) => status,
      },
    },
    dialogs: ['add', 'edit', 'details', 'companies', 'delete'],
    columns: [
      titleColumn({ id: 'name', header: 'Name', value: ({ name }) => name, width: 132, minWidth: 120 }),
      textColumn({
        id: 'description',
        header: 'Description',
        value: ({ description }) => description,
        searchable: true,
        tone: 'muted',
        width: 140,
      }),
      moneyColumn({
        id: 'price',
        header: 'Price',
        value: ({ price }) => price,
        format: (amount, { currency }) => formatMoney(amount, currency),
        width: 112,
        card: 'line',
      }),
      textColumn({ id: 'currency', header: 'Currency', value: ({ currency }) => currency, width: 84 }),
      textColumn({
        id: 'duration',
        header: 'Duration',
        value: ({ duration }) => planDurationLabels[duration],
        width: 84,
      }),
      limitColumn('maxProjects'),
      limitColumn('maxUsers'),
      limitColumn('maxUnits'),
      badgeColumn({
        id: 'status',
        header: 'Status',
        value: ({ status }) => statusText(status, audience),
        intent: ({ status }) => planStatusIntents[status],
        width: 104,
        // Visible at 1024 px too, where the last columns need a scroll.
        pinned: 'end',
      }),
      countColumn({
        id: 'totalUsers',
        header: 'Total Users',
        value: ({ totalUsers }) => totalUsers,
        width: 98,
        opens: 'companies',
        card: 'labelled',
        opener: {
          name: ({ name, totalUsers }) => `${countOf(totalUsers, 'company', 'companies')} on ${name}`,
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
