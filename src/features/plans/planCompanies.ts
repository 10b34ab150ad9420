import type { Plan, PlanCompany, StoredPlan } from '#src/api/types/plan.ts';
import type { CompanySubscriptionRecord } from '#src/api/types/subscription/companySubscription.ts';
import type { UserSubscription } from '#src/api/types/subscription/userSubscription.ts';

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
