import type { Company } from '#src/api/types/company.ts';
import type { StoredCompanySubscription } from '#src/api/types/subscription/companySubscription.ts';
import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import { statusWord, unknownSubscription } from '#src/lib/subscription.ts';

/**
 * The subscription of a company: that of this tab if it was changed here, else the server's, field by field; what the
 * server does not send is that of this tab, else that of `missing`. A status of the server that means that of this tab in
 * fewer words (`Inactive` for `Pending`) does not replace it.
 */
export function subscriptionOf(
  { plan, subscription: sent }: Pick<Company, 'plan' | 'subscription'>,
  stored: StoredCompanySubscription | undefined,
  missing: Subscription = unknownSubscription,
): Subscription {
  const own = stored ?? missing;
  if (stored?.changed) return stored;
  return {
    plan: plan ?? own.plan,
    status: sent?.status == null || sent.status === statusWord(own.status) ? own.status : sent.status,
    startDate: sent?.startDate ?? own.startDate,
    endDate: sent?.endDate ?? own.endDate,
    gracePeriod: sent?.gracePeriod ?? own.gracePeriod,
    billingCycle: sent?.billingCycle ?? own.billingCycle,
    paymentMethod: sent?.paymentMethod ?? own.paymentMethod,
    autoRenew: sent?.autoRenew ?? own.autoRenew,
    limits: {
      users: sent?.limits.users ?? own.limits.users,
      projects: sent?.limits.projects ?? own.limits.projects,
      storage: sent?.limits.storage ?? own.limits.storage,
    },
  };
}
