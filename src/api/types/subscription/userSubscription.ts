import type { Amount, RecordedSubscription, Subscription } from './subscription.ts';

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

/** The subscription of a user as this tab stores it. */
export interface StoredUserSubscription extends RecordedSubscription, UserSubscriptionTerms {
  readonly id: string;
  /** As in `USR-001`. */
  readonly userId: string;
  readonly userType: SubscribedUserType;
  /** The user as stored; an investor is as in the list of investors. */
  readonly userName: string;
  readonly userEmail: string;
  readonly userStatus: 'Active' | 'Inactive';
}

/** The subscription of a user (spec section 3, "User subscription"). Sample data. */
export interface UserSubscription extends StoredUserSubscription {
  readonly planDescription: string;
  /** What is paid for the present period; null when it is unknown. */
  readonly amount: Amount | null;
}
