import { boolean, mixed, object, type Schema, string } from 'yup';
import { ofKind, problemsIn, REQUIRED } from '#src/features/shared/form/table/schema.ts';
import { withoutInvisible } from '#src/lib/cleanText.ts';
import { capitalised } from '#src/lib/text.ts';
import { amountIn } from '#src/lib/values/amount.ts';
import { day } from '#src/lib/values/day.ts';
import { email } from '#src/lib/values/email.ts';
import { emiratesId } from '#src/lib/values/emiratesId.ts';
import { meaningOf, type SomeKind } from '#src/lib/values/kind.ts';
import { phone } from '#src/lib/values/phone.ts';
import { text } from '#src/lib/values/text.ts';
import { hasNoDigit, whole } from '#src/lib/values/whole.ts';
import type { Field, Fields } from './fieldTable.ts';

const kinds: Partial<Record<NonNullable<Field<never>['as']>, SomeKind>> = {
  email,
  tel: phone,
  emiratesId,
  day,
  whole,
};

type Values = Readonly<Record<string, unknown>>;

/** The kind of a field's texts; `currency` is that of an amount. */
export function valueKindOf({ as = 'text' }: Field<never>, currency?: unknown): SomeKind {
  return as === 'amount' ? amountIn(String(currency)) : (kinds[as] ?? text);
}

/** What the values of a form mean. */
export interface ReadValues<FormValues> {
  /** The values as they are kept, sent and compared. */
  readonly values: FormValues;
  /** Why a value is refused, by the name of its field. */
  readonly problems: Readonly<Record<string, string>>;
  /** Those that were read as another writing than the typed one, spaces and case apart: `Price: 1,299.00`. */
  readonly rewritten: readonly string[];
}

function ruleOf(field: Field<never>, fields: Fields<never>): Schema {
  const { as, label, required, rule, notBefore = '', currency } = field;
  if (as === 'switch') return boolean().required(REQUIRED);
  if (as === 'file') return mixed().nullable().defined();
  const typed =
    currency === undefined
      ? ofKind(valueKindOf(field))
      : string().when(currency, ([code], amount) => ofKind(valueKindOf(field, code), amount));
  // A choice always has a value, whether its form says so or not.
  const given = required || as === 'choice' ? typed.required(REQUIRED) : typed;
  const ruled = rule ? given.test(rule.message, rule.message, (value = '') => rule.is(value)) : given;
  const first = fields[notBefore];
  if (!first) return ruled;
  const message = `${capitalised(label.toLowerCase())} must not be before the ${first.label.toLowerCase()}`;
  return ruled.test(message, message, (value = '', { parent }) => {
    const [from, to] = [meaningOf(day, parent[notBefore] ?? ''), meaningOf(day, value)];
    return from === null || to === null || day.compare(to, from) >= 0;
  });
}

/** Building a schema takes longer than reading a row of a file by it. */
const schemas = new WeakMap<Fields<never>, Schema>();

function schemaOf(fields: Fields<never>): Schema {
  const known = schemas.get(fields);
  if (known) return known;
  const rules = Object.entries(fields).map(([name, field]) => [name, ruleOf(field, fields)]);
  const schema = object(Object.fromEntries(rules));
  schemas.set(fields, schema);
  return schema;
}

/** Reads the values of a form, or the texts of a file. */
export function readValues<FormValues extends object>(
  fields: Fields<never>,
  typed: FormValues,
): ReadValues<FormValues> {
  const given: Values = Object.fromEntries(Object.entries(typed));
  const schema = schemaOf(fields);
  const values: Values = schema.cast(given, { assert: false });
  return {
    // The schema keeps the names, and a text is kept as a text.
    values: values as FormValues,
    problems: problemsIn(schema, values),
    rewritten: Object.entries(fields)
      .filter(([name]) => isRewritten(given[name], values[name]))
      .map(([name, { label }]) => `${label}: ${values[name]}`),
  };
}

function isRewritten(typed: unknown, value: unknown): boolean {
  const plain = (text: unknown) => withoutInvisible(String(text)).replace(/\s/gu, '').toLowerCase();
  return typeof typed === 'string' && plain(typed) !== plain(value);
}

/** Whether a number is read from a text without a digit, which is shown before it is saved. */
export function hasUnseenZero(fields: Fields<never>, typed: object): boolean {
  return Object.entries(typed).some(
    ([name, value]) => fields[name]?.as === 'whole' && typeof value === 'string' && hasNoDigit(value),
  );
}
