import { type ObjectSchema, object, string } from 'yup';
import type { InvestorStatus } from '#src/api/types/investor.ts';
import type { PlanName } from '#src/api/types/subscription/subscription.ts';
import { addressRules, requiredEmail, requiredText } from '#src/features/shared/form/rules.ts';
import { REQUIRED } from '#src/features/shared/form/saveProblem.ts';
import type { InvestorValues } from './investorValues.ts';

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
