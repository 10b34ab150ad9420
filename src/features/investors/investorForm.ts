import { type ObjectSchema, object, string } from 'yup';
import type { Investor, InvestorStatus } from '#src/api/types/investor.ts';
import type { PlanName } from '#src/api/types/subscription.ts';
import { REQUIRED } from '#src/features/shared/form/saveProblem.ts';
import { defaultSubscription } from '#src/features/shared/subscription/subscription.ts';
import { EMAIL_MESSAGE, isEmail } from '#src/lib/email.ts';

/** What the form holds while it is typed in; the address is flat. */
export interface InvestorValues {
  name: string;
  email: string;
  mobile: string;
  emirateId: string;
  street: string;
  city: string;
  state: string;
  country: string;
  zipCode: string;
  plan: PlanName;
  status: InvestorStatus;
}

/** The form of a new investor, or of an existing one. */
export function investorValues(investor: Investor | null): InvestorValues {
  return {
    name: investor?.name ?? '',
    email: investor?.email ?? '',
    mobile: investor?.mobile ?? '',
    emirateId: investor?.emirateId ?? '',
    street: investor?.address.street ?? '',
    city: investor?.address.city ?? '',
    state: investor?.address.state ?? '',
    country: investor?.address.country ?? '',
    zipCode: investor?.address.zipCode ?? '',
    plan: investor?.plan ?? defaultSubscription.plan,
    status: investor?.status ?? 'Active',
  };
}

const text = () => string().trim().required(REQUIRED);

/** The rules of spec section 5: every field is required; white space alone is empty. */
export const investorSchema: ObjectSchema<InvestorValues> = object({
  name: text(),
  email: text().test('email', EMAIL_MESSAGE, isEmail),
  mobile: text(),
  emirateId: text(),
  street: text(),
  city: text(),
  state: text(),
  country: text(),
  zipCode: text(),
  plan: string<PlanName>().required(REQUIRED),
  status: string<InvestorStatus>().required(REQUIRED),
});
