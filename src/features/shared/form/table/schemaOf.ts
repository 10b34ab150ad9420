import { boolean, mixed, type ObjectSchema, object, string } from 'yup';
import { REQUIRED } from '#src/features/shared/form/saveProblem.ts';
import { cleanText, latinDigits } from '#src/lib/cleanText.ts';
import { EMAIL_MESSAGE, isEmail } from '#src/lib/email.ts';
import { capitalised } from '#src/lib/text.ts';
import { DAY_MESSAGE, toDay } from '#src/lib/typedDates.ts';
import { type Field, type Fields, type FieldTable, isNumeric } from './fieldTable.ts';

/** What the texts of controls must be, unless the field has a rule of its own. */
const controlRules: Partial<Record<NonNullable<Field<never>['as']>, Field<never>['rule']>> = {
  email: { is: (text) => text === '' || isEmail(text), message: EMAIL_MESSAGE },
  day: { is: (text) => text === '' || toDay(text) !== null, message: DAY_MESSAGE },
};

function ruleOf(field: Field<never>, fields: Fields<never>) {
  const { as = 'text', label, required, rule = controlRules[as], notBefore = '' } = field;
  if (as === 'switch') return boolean().required(REQUIRED);
  if (as === 'file') return mixed().nullable().defined();
  const cleaned = string().transform(cleanText);
  // A choice always has a value, whether its form says so or not. Formik passes an empty text as undefined.
  const kept = required || as === 'choice' ? cleaned.required(REQUIRED) : cleaned.default('');
  const text = isNumeric(field) ? kept.transform(latinDigits) : kept;
  const ruled = rule ? text.test(rule.message, rule.message, rule.is) : text;
  const first = fields[notBefore];
  if (!first) return ruled;
  const message = `${capitalised(label.toLowerCase())} must not be before the ${first.label.toLowerCase()}`;
  // Days are compared as texts; an empty one is before every other.
  return ruled.test(message, message, (day, { parent }) => day === '' || day >= (parent[notBefore] ?? ''));
}

/** The rules of a form, for its values as they are kept (`cleanValues`). */
export function schemaOf<Row, Values extends object>(fields: FieldTable<Row, Values>): ObjectSchema<Values> {
  const all: Fields<Row> = fields;
  const rules = Object.entries(all).map(([name, field]) => [name, ruleOf(field, all)]);
  // `FieldTable` has a field for each value, whose control fits it; the type of `Object.fromEntries` has no names.
  return object(Object.fromEntries(rules)) as unknown as ObjectSchema<Values>;
}
