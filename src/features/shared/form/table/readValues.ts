import { REQUIRED } from '#src/features/shared/form/saveProblem.ts';
import { withoutInvisible } from '#src/lib/cleanText.ts';
import { capitalised } from '#src/lib/text.ts';
import { amountIn } from '#src/lib/values/amount.ts';
import { day } from '#src/lib/values/day.ts';
import { email } from '#src/lib/values/email.ts';
import { emiratesId } from '#src/lib/values/emiratesId.ts';
import { kept, meaningOf, problemOf, type SomeKind } from '#src/lib/values/kind.ts';
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

/** The kind of a field's texts; that of an amount depends on the currency among the values. */
export function kindOf({ as = 'text', currency = '' }: Field<never>, values: Values = {}): SomeKind {
  return as === 'amount' ? amountIn(String(values[currency])) : (kinds[as] ?? text);
}

/** What the values of a form mean. */
export interface ReadValues<FormValues> {
  /** The values as they are kept, sent and compared. */
  readonly values: FormValues;
  /** Why a value is refused, by the name of its field. */
  readonly problems: Readonly<Record<string, string>>;
}

/** Reads the values of a form, or the texts of a file. */
export function readValues<FormValues extends object>(
  fields: Fields<never>,
  typed: FormValues,
): ReadValues<FormValues> {
  const given: Values = Object.fromEntries(Object.entries(typed));
  const values: Values = Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const field = fields[name];
      return [name, field && typeof value === 'string' ? kept(kindOf(field, given), value) : value];
    }),
  );
  const problems = Object.entries(fields).flatMap(([name, field]) => {
    const problem = fieldProblem(values, name, field, fields);
    return problem === null ? [] : [[name, problem]];
  });
  // The type of `Object.fromEntries` has no names.
  return { values: values as FormValues, problems: Object.fromEntries(problems) };
}

function fieldProblem(
  values: Values,
  name: string,
  field: Field<never>,
  fields: Fields<never>,
): string | null {
  const { as, label, required, rule, notBefore = '' } = field;
  const value = values[name];
  if (typeof value !== 'string') return null;
  // A choice always has a value, whether its form says so or not.
  if (value === '' && (required || as === 'choice')) return REQUIRED;
  const problem = problemOf(kindOf(field, values), value);
  if (problem !== null) return problem;
  if (rule && !rule.is(value)) return rule.message;
  const first = fields[notBefore];
  if (!first) return null;
  const [from, to] = [meaningOf(day, String(values[notBefore])), meaningOf(day, value)];
  if (from === null || to === null || day.compare(to, from) >= 0) return null;
  return `${capitalised(label.toLowerCase())} must not be before the ${first.label.toLowerCase()}`;
}

/** A text without white space and case. */
const plain = (value: string) => withoutInvisible(value).replace(/\s/gu, '').toLowerCase();

/** The fields whose texts were read as another writing, spaces and case apart: `Price: 1,299.00`. */
export function readAs(fields: Fields<never>, typed: object, values: object): readonly string[] {
  const after = new Map<string, unknown>(Object.entries(values));
  return Object.entries(typed).flatMap(([name, before]) => {
    const [field, value] = [fields[name], after.get(name)];
    if (!field || typeof before !== 'string' || typeof value !== 'string') return [];
    return plain(before) === plain(value) ? [] : [`${field.label}: ${value}`];
  });
}

/** Whether a number is read from a text without a digit, which is shown before it is saved. */
export function hasUnseenZero(fields: Fields<never>, typed: object): boolean {
  return Object.entries(typed).some(
    ([name, value]) => fields[name]?.as === 'whole' && typeof value === 'string' && hasNoDigit(value),
  );
}
