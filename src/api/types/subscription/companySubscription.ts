import type { BillingCycle, PlanTier, Subscription, SubscriptionHistoryEntry } from './subscription.ts';

/** Spec section 4. */
export type CompanySubscriptionStatus =
  | 'Active'
  | 'Expired'
  | 'Trial'
  | 'Grace Period'
  | 'Pending'
  | 'Canceled';

/** What can be changed about the subscription of a company. */
export type CompanySubscriptionTerms = Subscription<PlanTier, CompanySubscriptionStatus, BillingCycle>;

/** The subscription of a company as its own screen has it (spec section 3, "Company subscription"); sample data. */
export interface CompanySubscriptionRecord extends CompanySubscriptionTerms {
  readonly id: string;
  readonly companyName: string;
  /** As in `COMP-001`. */
  readonly companyId: string;
  /** The company has a developer user, whose address is the next field. */
  readonly developerUser: boolean;
  /** Empty without a developer user. */
  readonly developerEmail: string;
  /** Newest first. */
  readonly history: readonly SubscriptionHistoryEntry[];
}
