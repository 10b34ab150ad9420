import { type FormikErrors, validateYupSchema, yupToFormErrors } from 'formik';
import { object, type Schema, string } from 'yup';
import { cleanNumber } from '#src/lib/cleanText.ts';
import { EMAIL_MAX, EMAIL_MESSAGE, isEmail } from '#src/lib/email.ts';
import type { CodeValues, LoginValues } from './loginValues.ts';

/** Length of a one-time code (spec section 9). */
const OTP_LENGTH = 6;

const loginSchema = object({
  email: string()
    .transform(cleanNumber)
    .required('Email is required')
    .test('email', EMAIL_MESSAGE, (value) => value === undefined || value === '' || isEmail(value))
    .max(EMAIL_MAX, 'Email must be under 100 characters'),
  password: string().required('Password is required'),
});

const codeSchema = object({
  otp: string()
    .transform(cleanNumber)
    .required('OTP is required')
    .length(OTP_LENGTH, 'Must be 6 digits')
    .matches(/^\d*$/u, 'OTP must contain only digits'),
});

/** The first message of each invalid field, in the order of spec section 5. */
async function messagesOf<Values extends object>(
  values: Values,
  schema: Schema,
): Promise<FormikErrors<Values>> {
  try {
    await validateYupSchema(values, schema);
    return {};
  } catch (error) {
    return yupToFormErrors(error);
  }
}

/** Messages of the first step (spec section 5); empty when it is valid. */
export function loginMessages(values: LoginValues): Promise<FormikErrors<LoginValues>> {
  return messagesOf(values, loginSchema);
}

/** Messages of the second step (spec section 5); empty when it is valid. */
export function codeMessages(values: CodeValues): Promise<FormikErrors<CodeValues>> {
  return messagesOf(values, codeSchema);
}
