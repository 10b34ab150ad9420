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
  /** Those that were read as another writing than the typed one, spaces and case apart: `Price: 1,299.00`. */
  readonly rewritten: readonly string[];
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
  const all = Object.entries(fields).map(([name, field]) => ({
    name,
    problem: fieldProblem(values, name, field, fields),
    rewritten: isRewritten(given[name], values[name]) ? `${field.label}: ${values[name]}` : null,
  }));
  return {
    // The type of `Object.fromEntries` has no names.
    values: values as FormValues,
    problems: Object.fromEntries(
      all.flatMap(({ name, problem }) => (problem === null ? [] : [[name, problem]])),
    ),
    rewritten: all.flatMap(({ rewritten }) => rewritten ?? []),
  };
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
