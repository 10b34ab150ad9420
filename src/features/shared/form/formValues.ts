import { cleanText } from '#src/lib/cleanText.ts';

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Whether two values of a field are saved as the same. */
export function isSame(before: unknown, after: unknown): boolean {
  if (typeof before === 'string' && typeof after === 'string') return cleanText(before) === cleanText(after);
  if (isPlain(before) && isPlain(after)) return countChanges(before, after) === 0;
  return Object.is(before, after);
}

/** How many values differ. */
export function countChanges(from: object, to: object): number {
  const before = new Map<string, unknown>(Object.entries(from));
  return Object.entries(to).filter(([name, value]) => !isSame(before.get(name), value)).length;
}

/** Whether a kept draft fits the current form: the same names, values of the same types. */
export function isLike<Values extends object>(values: Values, draft: unknown): draft is Values {
  if (!isPlain(draft)) return false;
  const kept = new Map<string, unknown>(Object.entries(draft));
  const entries = Object.entries(values);
  return (
    kept.size === entries.length && entries.every(([name, value]) => typeof kept.get(name) === typeof value)
  );
}

/** The values without the named ones. */
export function withoutValues(values: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}

/** The first values of a form: its kept draft, if that fits the current form. A draft has no values of `unkept`. */
export function withDraft<Values extends object>(
  values: Values,
  draft: unknown,
  unkept: readonly string[],
): Values {
  return isLike(withoutValues(values, unkept), draft) ? { ...values, ...draft } : values;
}

/** The input of a form, and the saved values with which it is compared. */
export interface FormInput<Values extends object> {
  readonly values: Values;
  readonly saved: Values;
}

/** The first input of a form whose draft has the saved values too; they may have changed since the draft was kept. */
export function inputWithDraft<Values extends object>(
  saved: Values,
  draft: unknown,
  unkept: readonly string[],
): FormInput<Values> {
  if (!isLike({ values: saved, saved }, draft)) return { values: saved, saved };
  return { values: withDraft(saved, draft.values, unkept), saved: withDraft(saved, draft.saved, unkept) };
}
