import { boolean, mixed, type ObjectSchema, object } from 'yup';
import { optionalText, requiredText } from '#src/features/shared/form/rules.ts';
import { REQUIRED } from '#src/features/shared/form/saveProblem.ts';
import { latinDigits } from '#src/lib/cleanText.ts';
import { EMAIL_MESSAGE, isEmail } from '#src/lib/email.ts';
import { type Field, type FieldTable, isNumeric } from './fieldTable.ts';

const emailRule = { is: (text: string) => text === '' || isEmail(text), message: EMAIL_MESSAGE };

function ruleOf(field: Field<never>) {
  const { as, required, rule = as === 'email' ? emailRule : undefined } = field;
  if (as === 'switch') return boolean().required(REQUIRED);
  if (as === 'file') return mixed().nullable().defined();
  // A choice always has a value, whether its form says so or not.
  const kept = required || as === 'choice' ? requiredText() : optionalText();
  const text = isNumeric(field) ? kept.transform(latinDigits) : kept;
  return rule ? text.test(rule.message, rule.message, rule.is) : text;
}

/** The rules of a form, for its values as they are kept (`cleanValues`). */
export function schemaOf<Row, Values extends object>(fields: FieldTable<Row, Values>): ObjectSchema<Values> {
  const rules = Object.entries<Field<Row>>(fields).map(([name, field]) => [name, ruleOf(field)]);
  // `FieldTable` has a field for each value, whose control fits it; the type of `Object.fromEntries` has no names.
  return object(Object.fromEntries(rules)) as unknown as ObjectSchema<Values>;
}
