import type { Investor } from '#src/api/types/investor.ts';
import { trimTexts } from '#src/features/shared/form/formValues.ts';
import { defaultSubscription } from '#src/features/shared/subscription/subscription.ts';
import { maskEmiratesId } from '#src/lib/emiratesId.ts';
import type { InvestorValues } from './investorForm.ts';

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
