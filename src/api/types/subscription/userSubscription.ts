import type { PlanTier, SubscriptionHistoryEntry } from './subscription.ts';

/** Spec section 4, "Investor subscription status". */
export type UserSubscriptionStatus =
  | 'Active'
  | 'Expired'
  | 'Grace Period'
  | 'Renewal'
  | 'Canceled'
  | 'Pending';

export type SubscribedUserType = 'Developer' | 'Landlord' | 'Property Manager' | 'Broker';

/** What can be changed about the subscription of a user. Days are `YYYY-MM-DD`, empty when they are not known. */
export interface UserSubscriptionTerms {
  readonly plan: PlanTier;
  readonly status: UserSubscriptionStatus;
  readonly startDate: string;
  readonly endDate: string;
  readonly lastPayment: string;
  readonly nextBilling: string;
  readonly autoRenew: boolean;
}

/** The subscription of a user (spec section 3, "User subscription"); sample data. */
export interface UserSubscription extends UserSubscriptionTerms {
  readonly id: string;
  readonly userName: string;
  /** As in `USR-001`. */
  readonly userId: string;
  readonly userType: SubscribedUserType;
  /** Newest first. */
  readonly history: readonly SubscriptionHistoryEntry[];
}
