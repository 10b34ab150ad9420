import type { Amount, RecordedSubscription } from './subscription.ts';

/** Spec section 4. */
export type CompanySubscriptionStatus =
  | 'Active'
  | 'Expired'
  | 'Trial'
  | 'Grace Period'
  | 'Pending'
  | 'Canceled';

/** The subscription of a company as this tab stores it. */
export interface StoredCompanySubscription extends RecordedSubscription {
  readonly id: string;
  /** As in `COMP-001`. */
  readonly companyId: string;
  /** It was changed in this tab, which overrides what the server sends. */
  readonly changed: boolean;
  /** The company as it was stored; a company that was read is as it was read. */
  readonly companyName: string;
  readonly contactEmail: string;
  /** A `CompanyStatus`, or the server's word. */
  readonly companyStatus: string;
  /** Empty without a developer user. */
  readonly developerName: string;
  readonly developerEmail: string;
}

/** The subscription of a company (spec section 3, "Company subscription"). */
export interface CompanySubscription extends StoredCompanySubscription {
  /** Empty for a plan that is none of the console. */
  readonly planDescription: string;
  /** What is paid for the present period; null when it is unknown. */
  readonly amount: Amount | null;
}
