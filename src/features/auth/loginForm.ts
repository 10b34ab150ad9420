import { object, string } from 'yup';
import { ofKind, problemsIn } from '#src/features/shared/form/table/schema.ts';
import { code } from '#src/lib/values/code.ts';
import { EMAIL_MAX, email } from '#src/lib/values/email.ts';
import type { CodeValues, LoginValues } from './loginValues.ts';

const loginSchema = object({
  email: ofKind(email).required('Email is required').max(EMAIL_MAX, 'Email must be under 100 characters'),
  password: string().required('Password is required'),
});

const codeSchema = object({ otp: ofKind(code).required('OTP is required') });

/** Messages of the first step (spec section 5); empty when it is valid. */
export const loginMessages = (values: LoginValues) => problemsIn(loginSchema, values);

/** Messages of the second step (spec section 5); empty when it is valid. */
export const codeMessages = (values: CodeValues) => problemsIn(codeSchema, values);
