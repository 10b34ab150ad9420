import type { Subscription, SubscriptionHistoryEntry } from '#src/api/types/subscription/subscription.ts';

export type SupportCompanyStatus = 'Active' | 'Inactive';

/** A company as the support portal shows it (spec section 3, "Support-portal company"); sample data. */
export interface SupportCompany {
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
  readonly subscription: Subscription;
  /** Newest first. */
  readonly subscriptionHistory: readonly SubscriptionHistoryEntry[];
}
