import { string } from 'yup';
import { EMAIL_MESSAGE, isEmail } from '#src/lib/email.ts';
import { REQUIRED } from './saveProblem.ts';

/** A text that has to be there; white space alone is empty. */
export const requiredText = () => string().trim().required(REQUIRED);

/** An e-mail address that has to be there and be well-formed. */
export const requiredEmail = () => requiredText().test('email', EMAIL_MESSAGE, isEmail);

/** A text that may be missing. Formik gives empty texts to the schema as undefined, which the default turns back. */
export const optionalText = () => string().default('');

/** The rules of the address fields, all of them alike. */
export const addressRules = (rule: typeof requiredText | typeof optionalText) => ({
  street: rule(),
  city: rule(),
  state: rule(),
  country: rule(),
  zipCode: rule(),
});
