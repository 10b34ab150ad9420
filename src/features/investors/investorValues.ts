import type { Address } from '#src/api/types/company.ts';
import type { Investor, InvestorStatus } from '#src/api/types/investor.ts';
import { defaultSubscription } from '#src/features/shared/subscription/subscription.ts';
import { maskEmiratesId } from '#src/lib/emiratesId.ts';

/** The statuses of an investor (spec section 3). */
export const investorStatuses: readonly InvestorStatus[] = ['Active', 'Inactive'];

/** Values of the form's fields; the address is flat. */
export type InvestorValues = Omit<Investor, 'id' | 'address' | 'subscription'> & Address;

/** The investor with the form's values: a changed `before`, or a new one with the default subscription to its plan. */
export function toInvestor(values: InvestorValues, before: Investor | null, id: string): Investor {
  const { name, email, mobile, emirateId, plan, status, ...address } = values;
  return {
    id,
    name,
    email,
    mobile,
    emirateId: maskEmiratesId(emirateId),
    address,
    plan,
    status,
    subscription: { ...(before?.subscription ?? defaultSubscription), plan },
  };
}
