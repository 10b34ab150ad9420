import type { FormikErrors, FormikValues } from 'formik';
import { useRef } from 'react';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { fieldMessages } from './fieldMessages.ts';

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
