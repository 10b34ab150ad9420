/** Who a plan is made for. */
export type PlanAudience = 'developer' | 'investor';
export type PlanStatus = 'active' | 'halt' | 'inactive';
export type PlanCurrency = 'USD' | 'EUR' | 'GBP' | 'INR';
export type PlanDuration = 'monthly' | 'quarterly' | 'yearly';

/** A subscription plan (spec section 3); sample data. Its store knows who deleted it, and when. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** As it was typed: a number in most plans, such as `49` or `99.50`. */
  readonly price: string;
  readonly currency: PlanCurrency;
  readonly duration: PlanDuration;
  /** A limit is a whole number of at least 0; null is unlimited. */
  readonly maxProjects: number | null;
  readonly maxUsers: number | null;
  readonly maxUnits: number | null;
  readonly status: PlanStatus;
  /** How many subscriptions name the plan: counted, not stored. */
  readonly totalUsers: number;
  /** E-mail addresses, and instants in ISO 8601; null for what has not happened. */
  readonly createdBy: string;
  readonly createdAt: string;
  readonly updatedBy: string | null;
  readonly updatedAt: string | null;
}

/** A plan as it is stored: its subscriptions are counted. */
export type StoredPlan = Omit<Plan, 'totalUsers'>;

/** A company that uses a plan (spec section 3, "Plan-company link"); of an investor plan a subscribed user. */
export interface PlanCompany {
  readonly id: string;
  /** Null for a subscription to none of the console's plans. */
  readonly planId: string | null;
  readonly companyName: string;
  readonly contactEmail: string;
  /** Empty without one. */
  readonly assignedDeveloperUser: string;
  readonly status: string;
  readonly subscriptionStatus: string;
  /** How many users its subscription allows. */
  readonly users: number;
}
