import type { Address } from './company.ts';
import type { Subscription } from './subscription/subscription.ts';

export type InvestorStatus = 'Active' | 'Inactive';

/** An investor (spec section 3); sample data. */
export interface Investor {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly address: Address;
  /** For example `784-1987-1234567-1`. */
  readonly emirateId: string;
  readonly plan: string;
  readonly status: InvestorStatus;
  readonly subscription: Subscription;
}
