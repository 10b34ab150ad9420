import type { Plan, PlanAudience, PlanCompany, StoredPlan } from '#src/api/types/plan.ts';
import type { CompanySubscription } from '#src/api/types/subscription/companySubscription.ts';
import type { UserSubscription } from '#src/api/types/subscription/userSubscription.ts';
import { memoizedView } from '#src/features/shared/list/samples/derivedRows.ts';
import { planIdOf } from '#src/features/shared/subscription/planIds.ts';
import { countOf } from '#src/lib/text.ts';
import { subscriberNouns } from './planTexts.ts';

/** A company as its plan lists it. */
export function toPlanCompany(record: CompanySubscription): PlanCompany {
  return {
    id: record.companyId,
    planId: planIdOf('developer', record.plan),
    companyName: record.companyName,
    contactEmail: record.contactEmail,
    assignedDeveloperUser: record.developerName,
    status: record.companyStatus,
    subscriptionStatus: record.status,
    users: record.limits.users,
  };
}

/** A subscribed user, who takes the place of a company on an investor plan: without a developer user. */
export function toPlanUser(record: UserSubscription): PlanCompany {
  return {
    id: record.userId,
    planId: planIdOf('investor', record.plan),
    companyName: record.userName,
    contactEmail: record.userEmail,
    assignedDeveloperUser: '',
    status: record.userStatus === 'Active' ? 'active' : 'inactive',
    subscriptionStatus: record.status,
    users: record.limits.users,
  };
}

/** The companies whose subscription is to the plan. */
export function companiesOn(
  { id }: Pick<StoredPlan, 'id'>,
  companies: readonly PlanCompany[],
): readonly PlanCompany[] {
  return companies.filter(({ planId }) => planId === id);
}

const counted = memoizedView((plan: StoredPlan, totalUsers: number): Plan => ({ ...plan, totalUsers }));

/** The plans with the number of their subscriptions. */
export function countedPlans(
  plans: readonly StoredPlan[],
  companies: readonly PlanCompany[],
): readonly Plan[] {
  return plans.map((plan) => counted(plan, companiesOn(plan, companies).length));
}

/** `12 companies are on this plan.`, or `on these plans.` for several. */
export function affectedText(audience: PlanAudience, count: number, plans = 1): string {
  const { one, many } = subscriberNouns[audience];
  const who = countOf(count, one, many);
  return `${who} ${count === 1 ? 'is' : 'are'} on ${plans === 1 ? 'this plan' : 'these plans'}.`;
}

/** How many are on the plans, in words; null if there are none. */
export function affectedBy(audience: PlanAudience, plans: readonly Plan[]): string | null {
  const count = plans.reduce((sum, { totalUsers }) => sum + totalUsers, 0);
  return count === 0 ? null : affectedText(audience, count, plans.length);
}

/** The note of a deletion: how many are on the plans, and what becomes of them (spec section 4). */
export function deletionNote(audience: PlanAudience, plans: readonly Plan[]): string {
  const them = plans.length > 1 ? 'The plans are' : 'The plan is';
  const kept = `Existing subscriptions are not affected. ${them} no longer available for new assignments.`;
  return [affectedBy(audience, plans), kept].filter(Boolean).join(' ');
}

/** The companies whose subscription allows more users than the limit of their plan, those with most first; null is no limit. */
export function exceeding(companies: readonly PlanCompany[], limit: number | null): readonly PlanCompany[] {
  if (limit === null) return [];
  return companies.filter(({ users }) => users > limit).toSorted((one, other) => other.users - one.users);
}
