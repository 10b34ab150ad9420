import type { Subscription, SubscriptionHistoryEntry } from './subscription.ts';

/** Spec section 4, "Investor subscription status". */
export type UserSubscriptionStatus =
  | 'Active'
  | 'Expired'
  | 'Grace Period'
  | 'Renewal'
  | 'Canceled'
  | 'Pending';

export type SubscribedUserType = 'Developer' | 'Landlord' | 'Property Manager' | 'Broker';

/** What the list's form changes about the subscription of a user. Days are `YYYY-MM-DD`, empty when not known. */
export interface UserSubscriptionTerms
  extends Pick<Subscription, 'plan' | 'status' | 'startDate' | 'endDate' | 'autoRenew'> {
  readonly lastPayment: string;
  readonly nextBilling: string;
}

/**
 * The subscription of a user (spec section 3, "User subscription"), with the terms that the subscription modal has; the
 * one record that every screen reads. Its plan is a `PlanTier`, its status a `UserSubscriptionStatus`. Sample data.
 */
export interface UserSubscription extends Subscription, UserSubscriptionTerms {
  readonly id: string;
  readonly userName: string;
  /** As in `USR-001`. */
  readonly userId: string;
  readonly userType: SubscribedUserType;
  readonly userEmail: string;
  readonly userStatus: 'Active' | 'Inactive';
  /** Newest first. */
  readonly history: readonly SubscriptionHistoryEntry[];
}
