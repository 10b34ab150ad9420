import type { FormikErrors } from 'formik';
import { code } from '#src/lib/values/code.ts';
import { EMAIL_MAX, email } from '#src/lib/values/email.ts';
import { kept, problemOf } from '#src/lib/values/kind.ts';
import type { CodeValues, LoginValues } from './loginValues.ts';

/** Messages of the first step (spec section 5); empty when it is valid. */
export function loginMessages({ email: typed, password }: LoginValues): FormikErrors<LoginValues> {
  const address = kept(email, typed);
  const tooLong = address.length > EMAIL_MAX ? 'Email must be under 100 characters' : null;
  const problem = address === '' ? 'Email is required' : (problemOf(email, address) ?? tooLong);
  return {
    ...(problem !== null && { email: problem }),
    ...(password === '' && { password: 'Password is required' }),
  };
}

/** Messages of the second step (spec section 5); empty when it is valid. */
export function codeMessages({ otp }: CodeValues): FormikErrors<CodeValues> {
  const problem = kept(code, otp) === '' ? 'OTP is required' : problemOf(code, otp);
  return problem === null ? {} : { otp: problem };
}
