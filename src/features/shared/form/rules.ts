import { string } from 'yup';
import { cleanText } from '#src/lib/cleanText.ts';
import { DAY_MESSAGE, toDay } from '#src/lib/typedDates.ts';
import { REQUIRED } from './saveProblem.ts';

/** A required text; white space and invisible characters alone are empty. */
export const requiredText = () => string().transform(cleanText).required(REQUIRED);

/** An optional text. Formik passes an empty text to the schema as undefined; the default makes it empty again. */
export const optionalText = () => string().transform(cleanText).default('');

/** A day as `DateField` writes it, or nothing. */
export const optionalDay = () =>
  optionalText().test('day', DAY_MESSAGE, (text) => text === '' || toDay(text) !== null);
