import type { Address } from './company.ts';
import type { Subscription } from './subscription/subscription.ts';

export type InvestorStatus = 'Active' | 'Inactive';

/** An investor as this tab stores them. Sample data. */
export interface StoredInvestor {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly address: Address;
  /** For example `784-1987-1234567-1`. */
  readonly emirateId: string;
  readonly status: InvestorStatus;
}

/** An investor with their subscription (spec section 3). */
export interface Investor extends StoredInvestor {
  readonly plan: string;
  readonly subscription: Subscription;
}
