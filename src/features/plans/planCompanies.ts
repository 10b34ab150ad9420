import type { Plan, PlanAudience, PlanCompany, StoredPlan } from '#src/api/types/plan.ts';
import type { CompanySubscriptionRecord } from '#src/api/types/subscription/companySubscription.ts';
import type { UserSubscription } from '#src/api/types/subscription/userSubscription.ts';
import { countOf } from '#src/lib/text.ts';

/** A company as its plan lists it. */
export function toPlanCompany(record: CompanySubscriptionRecord): PlanCompany {
  return {
    id: record.companyId,
    plan: record.plan,
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
    plan: record.plan,
    companyName: record.userName,
    contactEmail: record.userEmail,
    assignedDeveloperUser: '',
    status: record.userStatus === 'Active' ? 'active' : 'inactive',
    subscriptionStatus: record.status,
    users: record.limits.users,
  };
}

/** The companies whose subscription is to the plan, also if it was renamed. */
export function companiesOn(
  { tier }: Pick<StoredPlan, 'tier'>,
  companies: readonly PlanCompany[],
): readonly PlanCompany[] {
  return companies.filter(({ plan }) => plan === tier);
}

/** The plans with the number of their subscriptions. */
export function countedPlans(
  plans: readonly StoredPlan[],
  companies: readonly PlanCompany[],
): readonly Plan[] {
  return plans.map((plan) => ({ ...plan, totalUsers: companiesOn(plan, companies).length }));
}

/** `12 companies are on this plan.` */
export function affectedText(audience: PlanAudience, count: number): string {
  const who =
    audience === 'developer'
      ? countOf(count, 'company', 'companies')
      : countOf(count, 'subscriber', 'subscribers');
  return `${who} ${count === 1 ? 'is' : 'are'} on this plan.`;
}

/** The companies whose subscription allows more users than the limit of their plan, those with most first; null is no limit. */
export function exceeding(companies: readonly PlanCompany[], limit: number | null): readonly PlanCompany[] {
  if (limit === null) return [];
  return companies.filter(({ users }) => users > limit).toSorted((one, other) => other.users - one.users);
}
