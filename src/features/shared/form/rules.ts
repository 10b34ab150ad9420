import { string } from 'yup';
import { EMAIL_MESSAGE, isEmail } from '#src/lib/email.ts';
import { DAY_MESSAGE, toDay } from '#src/lib/typedDates.ts';
import { REQUIRED } from './saveProblem.ts';

/** A required text; white space alone is empty. */
export const requiredText = () => string().trim().required(REQUIRED);

/** A required, well-formed e-mail address. */
export const requiredEmail = () => requiredText().test('email', EMAIL_MESSAGE, isEmail);

/** An optional text. Formik passes an empty text to the schema as undefined; the default makes it empty again. */
export const optionalText = () => string().default('');

/** A day as `DateField` writes it, or nothing. */
export const optionalDay = () =>
  optionalText().test('day', DAY_MESSAGE, (text) => text === '' || toDay(text) !== null);

/** One rule for every field of an address. */
export const addressRules = (rule: typeof requiredText | typeof optionalText) => ({
  street: rule(),
  city: rule(),
  state: rule(),
  country: rule(),
  zipCode: rule(),
});
