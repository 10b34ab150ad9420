import type { PlanTier } from '#src/api/types/subscription/subscription.ts';
import { tierOf } from '#src/features/shared/subscription/plans.ts';

const descriptions: Readonly<Record<PlanTier, string>> = {
  Basic: 'The essentials for a small team with its first projects.',
  Standard: 'For growing teams that run several projects at once.',
  Premium: 'For established companies with many projects and detailed reports.',
  Enterprise: 'For groups of companies, with limits agreed one by one and a contact of their own.',
};

/** Description of a plan in one sentence; empty for an unknown plan. */
export function planDescription(plan: string): string {
  const tier = tierOf(plan);
  return tier ? descriptions[tier] : '';
}
