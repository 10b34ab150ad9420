import type { FormikErrors, FormikValues } from 'formik';
import { useRef } from 'react';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';

/** The words of a sentence or of a name: those of `companyEmail` are `company` and `email`. */
function wordsOf(text: string): readonly string[] {
  return text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Words that name a field alone: `email` is `companyEmail`. `code` or `number` may be anything. */
const ENOUGH = ['email', 'name'];

/** The one field of the form that a sentence names, such as `Emirates ID`; null when it names none or several. */
function namedField(sentence: string, names: readonly string[]): string | null {
  const said = ` ${wordsOf(sentence).join(' ')} `;
  const isSaid = (words: string) => said.includes(` ${words} `);
  const [only, ...others] = names.filter((name) => {
    const words = wordsOf(name);
    return isSaid(words.join(' ')) || ENOUGH.some((word) => word === words.at(-1) && isSaid(word));
  });
  return others.length > 0 ? null : (only ?? null);
}

/** A name without its spelling: `Company_Email` is `companyEmail`. */
const plain = (name: string) => name.replace(/[_-]/gu, '').toLowerCase();

/** The messages of a refusal beside the form's fields (product.md "Forms"). */
export function fieldMessages(
  { message, fields = {}, unnamed }: SaveProblem,
  names: readonly string[],
): Readonly<Record<string, string>> {
  const name = unnamed ? namedField(message, names) : null;
  return name === null ? toFormFields(fields, names) : { [name]: message };
}

/**
 * The messages of a refusal by the form's names: compared without case, and by the end of a path
 * (`branding.primaryColor` is `primaryColor`). Fields that the form does not have are left out.
 */
function toFormFields(
  fields: NonNullable<SaveProblem['fields']>,
  names: readonly string[],
): Readonly<Record<string, string>> {
  const byPlain = new Map(names.map((name) => [plain(name), name]));
  const known = Object.entries(fields).flatMap(([path, message]) => {
    const parts = path.split('.');
    const ends = parts.map((_, at) => byPlain.get(plain(parts.slice(at).join('.'))));
    const name = ends.find((end) => end !== undefined);
    return name === undefined ? [] : [[name, message]];
  });
  return Object.fromEntries(known);
}

/** The values that the server refused last, with its messages: each stays beside its field until the value is changed. */
export function useRefusedValues<Values extends FormikValues>() {
  const refused = useRef<{ values: Values; messages: Readonly<Record<string, string>> } | null>(null);

  function errorsOf(values: Values): FormikErrors<Values> {
    const last = refused.current;
    if (!last) return {};
    const still = Object.entries(last.messages).filter(([name]) =>
      Object.is(values[name], last.values[name]),
    );
    // The type of `Object.fromEntries` has no names.
    return Object.fromEntries(still) as FormikErrors<Values>;
  }

  return {
    /** The messages about values that are still as they were refused. */
    errorsOf,
    /** Takes the server's messages about `values`; returns those about fields of the form. */
    refuse(values: Values, problem: SaveProblem): FormikErrors<Values> {
      refused.current = { values, messages: fieldMessages(problem, Object.keys(values)) };
      return errorsOf(values);
    },
    /** Forgets the messages, because the server may accept the same values now. */
    clear: () => {
      refused.current = null;
    },
  };
}
