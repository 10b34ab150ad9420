/** The plans of a subscription (spec section 9, selectable plan names). */
export type PlanName = 'Basic Plan' | 'Standard Plan' | 'Premium Plan' | 'Enterprise Plan';
export type SubscriptionStatus = 'Active' | 'Inactive' | 'Trial' | 'Expired';
export type BillingCycle = 'Monthly' | 'Quarterly' | 'Yearly';
export type PaymentMethod = 'Credit Card' | 'Bank Transfer' | 'PayPal' | 'Invoice';

/** The subscription of an investor or a company (spec section 3, "Subscription object"). */
export interface Subscription {
  readonly plan: PlanName;
  readonly status: SubscriptionStatus;
  /** `YYYY-MM-DD`; empty when unknown. */
  readonly startDate: string;
  readonly endDate: string;
  /** Free text, such as `7 days`. */
  readonly gracePeriod: string;
  readonly billingCycle: BillingCycle;
  readonly paymentMethod: PaymentMethod;
  readonly autoRenew: boolean;
  /** Whole numbers of users and projects; storage is free text, such as `50GB`. */
  readonly limits: { readonly users: number; readonly projects: number; readonly storage: string };
}
