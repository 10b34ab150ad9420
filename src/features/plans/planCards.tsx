import { BadgeCheck, Building2, Layers, PauseCircle } from 'lucide-react';
import type { Plan } from '#src/api/types/plan.ts';
import type { ListCard } from '#src/features/shared/list/describe/cards.ts';
import type { PlanList } from './planList.ts';

/** The stat cards above the plans (spec section 2). They do not count deleted plans. */
export const planCards: readonly ListCard<Plan, PlanList['filters']>[] = [
  { title: 'Total Plans', icon: <Layers />, figure: ({ length }) => length },
  { title: 'Active Plans', icon: <BadgeCheck />, status: 'active' },
  {
    title: 'Total Subscriptions',
    icon: <Building2 />,
    figure: (plans) => plans.reduce((sum, { totalUsers }) => sum + totalUsers, 0),
  },
  { title: 'Halted Plans', icon: <PauseCircle />, status: 'halt' },
];
