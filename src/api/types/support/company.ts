import type { Subscription, SubscriptionHistoryEntry } from '#src/api/types/subscription/subscription.ts';

export type SupportCompanyStatus = 'Active' | 'Inactive';

/** A company of the support portal as it is stored; sample data. */
export interface StoredSupportCompany {
  readonly id: string;
  readonly companyName: string;
  readonly contactPerson: string;
  readonly contactEmail: string;
  readonly mobile: string;
  readonly billingEntity: string;
  readonly status: SupportCompanyStatus;
  readonly country: string;
  /** In one line. */
  readonly address: string;
  /** E-mail address of the developer user; empty when none is assigned. */
  readonly assignedDeveloperUser: string;
}

/** A company as the support portal shows it (spec section 3, "Support-portal company"). */
export interface SupportCompany extends StoredSupportCompany {
  readonly subscription: Subscription;
  /** Newest first. */
  readonly subscriptionHistory: readonly SubscriptionHistoryEntry[];
}
