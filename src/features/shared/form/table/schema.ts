import { type Schema, type StringSchema, string, ValidationError } from 'yup';
import { kept, problemOf, type SomeKind } from '#src/lib/values/kind.ts';

/** The message beside every required field that is empty (product.md "Forms"). */
export const REQUIRED = 'Required';

/** A text as its kind reads it: kept in its one writing, or refused with the sentence of the kind. */
export function ofKind(kind: SomeKind, base = string()): StringSchema {
  return base
    .transform((text) => kept(kind, text))
    .test((text = '', { createError }) => {
      const message = problemOf(kind, text);
      return message === null || createError({ message });
    });
}

/** The first message of each refused value, by the name of its field. */
export function problemsIn(schema: Schema, values: object): Readonly<Record<string, string>> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]).reverse());
  }
}
