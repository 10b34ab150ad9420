import { type ObjectSchema, object, string } from 'yup';
import type { Address } from '#src/api/types/company.ts';
import type { Investor, InvestorStatus } from '#src/api/types/investor.ts';
import type { PlanName } from '#src/api/types/subscription/subscription.ts';
import { addressRules, requiredEmail, requiredText } from '#src/features/shared/form/rules.ts';
import { REQUIRED } from '#src/features/shared/form/saveProblem.ts';
import { defaultSubscription } from '#src/features/shared/subscription/subscription.ts';
import { noAddress } from '#src/lib/address.ts';

/** Values of the form's fields; the address is flat. */
export interface InvestorValues extends Address {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly emirateId: string;
  readonly plan: PlanName;
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

/** The rules of spec section 5: every field is required; only white space counts as empty. */
export const investorSchema: ObjectSchema<InvestorValues> = object({
  name: requiredText(),
  email: requiredEmail(),
  mobile: requiredText(),
  emirateId: requiredText(),
  ...addressRules(requiredText),
  plan: string<PlanName>().required(REQUIRED),
  status: string<InvestorStatus>().required(REQUIRED),
});
