import { type ObjectSchema, object, string } from 'yup';
import type { InvestorStatus } from '#src/api/types/investor.ts';
import { addressNames, type FieldNames } from '#src/features/shared/form/merge/fieldNames.ts';
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
  plan: string().required(REQUIRED),
  status: string<InvestorStatus>().required(REQUIRED),
});

/** The fields as the form calls them. */
export const investorNames: FieldNames<InvestorValues> = {
  name: 'Name',
  email: 'Email',
  mobile: 'Mobile',
  emirateId: 'Emirate ID',
  ...addressNames,
  plan: 'Plan',
  status: 'Status',
};
