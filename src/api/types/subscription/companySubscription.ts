import type { CompanyStatus } from '#src/api/types/company.ts';
import type { Subscription, SubscriptionHistoryEntry } from './subscription.ts';

/** Spec section 4. */
export type CompanySubscriptionStatus =
  | 'Active'
  | 'Expired'
  | 'Trial'
  | 'Grace Period'
  | 'Pending'
  | 'Canceled';

/**
 * The subscription of a company (spec section 3, "Company subscription"): the one record that every screen reads. Its
 * plan is a `PlanTier` and its status a `CompanySubscriptionStatus`, unless the server sent another word.
 */
export interface CompanySubscriptionRecord extends Subscription {
  readonly id: string;
  readonly companyName: string;
  /** As in `COMP-001`. */
  readonly companyId: string;
  readonly contactEmail: string;
  readonly companyStatus: CompanyStatus;
  /** The company has a developer user, whose name and address are the next fields. */
  readonly developerUser: boolean;
  /** Empty without a developer user. */
  readonly developerName: string;
  readonly developerEmail: string;
  /** Newest first. */
  readonly history: readonly SubscriptionHistoryEntry[];
}
