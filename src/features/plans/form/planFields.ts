import type { Plan } from '#src/api/types/plan.ts';
import type { FieldTable } from '#src/features/shared/form/table/fieldTable.ts';
import { optionsOf } from '#src/lib/options.ts';
import {
  limitText,
  type PlanLimit,
  planCurrencies,
  planDurationLabels,
  planDurations,
  planLimitLabels,
  planStatuses,
  planStatusLabels,
  priceText,
  UNLIMITED,
} from '../planTexts.ts';
import { type PlanValues, planDefaults } from './planValues.ts';

const { currency, duration, status } = planDefaults;

const number = (limit: PlanLimit) => ({
  label: planLimitLabels[limit],
  initial: String(planDefaults[limit]),
  of: (plan: Plan) => String(plan[limit] ?? planDefaults[limit]),
  text: (plan: Plan) => limitText(plan[limit]),
});

const unlimited = (limit: PlanLimit) => ({
  label: `${planLimitLabels[limit]} ${UNLIMITED}`,
  as: 'switch' as const,
  initial: false,
  of: (plan: Plan) => plan[limit] === null,
});

/** The fields of a plan: name, description and price are required (spec section 5). */
export const planFields: FieldTable<Plan, PlanValues> = {
  name: { label: 'Name', required: true, wide: true },
  description: { label: 'Description', as: 'paragraph', required: true },
  price: { label: 'Price', inputMode: 'decimal', required: true, text: priceText },
  currency: { label: 'Currency', as: 'choice', options: optionsOf(planCurrencies), initial: currency },
  duration: {
    label: 'Duration',
    as: 'choice',
    options: optionsOf(planDurations, planDurationLabels),
    initial: duration,
  },
  status: {
    label: 'Status',
    as: 'choice',
    options: optionsOf(planStatuses, planStatusLabels),
    initial: status,
  },
  maxProjects: number('maxProjects'),
  maxUsers: number('maxUsers'),
  maxUnits: number('maxUnits'),
  maxProjectsUnlimited: unlimited('maxProjects'),
  maxUsersUnlimited: unlimited('maxUsers'),
  maxUnitsUnlimited: unlimited('maxUnits'),
};
