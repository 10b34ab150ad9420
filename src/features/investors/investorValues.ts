import type { Address } from '#src/api/types/company.ts';
import type { Investor, InvestorStatus } from '#src/api/types/investor.ts';
import { trimTexts } from '#src/features/shared/form/formValues.ts';
import { defaultSubscription } from '#src/features/shared/subscription/subscription.ts';
import { noAddress } from '#src/lib/address.ts';
import { maskEmiratesId } from '#src/lib/emiratesId.ts';

/** The statuses of an investor (spec section 3). */
export const investorStatuses: readonly InvestorStatus[] = ['Active', 'Inactive'];

/** Values of the form's fields; the address is flat. */
export interface InvestorValues extends Address {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly emirateId: string;
  readonly plan: string;
  readonly status: InvestorStatus;
}

/** Initial values of the form; null for a new investor. */
export function investorValues(investor: Investor | null): InvestorValues {
  return {
    name: investor?.name ?? '',
    email: investor?.email ?? '',
    mobile: investor?.mobile ?? '',
    emirateId: investor?.emirateId ?? '',
    ...(investor?.address ?? noAddress),
    plan: investor?.plan ?? defaultSubscription.plan,
    status: investor?.status ?? 'Active',
  };
}

/** The investor with the form's values: a changed `before`, or a new one with the default subscription to its plan. */
export function toInvestor(values: InvestorValues, before: Investor | null, id: string): Investor {
  const { name, email, mobile, emirateId, plan, status, ...address } = trimTexts(values);
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
