/** The plans, as the two subscription screens name them (spec section 9, selectable plan names). */
export type PlanTier = 'Basic' | 'Standard' | 'Premium' | 'Enterprise';
export type BillingCycle = 'Monthly' | 'Quarterly' | 'Yearly';
export type PaymentMethod = 'Credit Card' | 'Bank Transfer' | 'PayPal' | 'Invoice';

/** What a plan allows: whole numbers of users and projects; storage is free text, such as `50GB`. */
export interface PlanLimits {
  readonly users: number;
  readonly projects: number;
  readonly storage: string;
}

/**
 * The subscription of an investor or a company (spec section 3, "Subscription object"), in one vocabulary: its plan is a
 * `PlanTier`, its status one of section 4. The server may send other words, so its choices are texts.
 */
export interface Subscription {
  readonly plan: string;
  readonly status: string;
  /** `YYYY-MM-DD`; empty when unknown. */
  readonly startDate: string;
  readonly endDate: string;
  /** Free text, such as `7 days`. */
  readonly gracePeriod: string;
  readonly billingCycle: string;
  readonly paymentMethod: string;
  readonly autoRenew: boolean;
  readonly limits: PlanLimits;
}

/** A price for one period of a billing cycle. */
export interface Amount {
  /** In minor units of the currency. */
  readonly value: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly cycle: BillingCycle;
}

/** What a subscription was from a moment on (spec section 3, "Subscription history entry"). */
export interface SubscriptionHistoryEntry {
  readonly id: string;
  /** What happened: `Plan Upgraded`, `Auto-Renewal`. */
  readonly action: string;
  readonly plan: string;
  readonly status: string;
  /** `YYYY-MM-DD`; empty when unknown. */
  readonly startDate: string;
  readonly endDate: string;
  readonly gracePeriod: string;
  readonly paymentMethod: string;
  /** Null for a plan without a price. */
  readonly amount: Amount | null;
  /** Whether the amount was charged then. */
  readonly charges: boolean;
  /** E-mail address of a member of the staff, or `System`. */
  readonly changedBy: string;
  /** ISO 8601. */
  readonly timestamp: string;
}

/** A subscription with its history, the newest entry first. */
export interface RecordedSubscription extends Subscription {
  readonly history: readonly SubscriptionHistoryEntry[];
}
