import { useEffect, useEffectEvent } from 'react';
import { registerUnsavedWork } from '#src/lib/unsavedWork.ts';

/** What of a form is kept over an expired session. */
export interface Draft {
  /** Names the form and its record: `developer 17`. */
  readonly key: string;
  readonly values: unknown;
}

/**
 * Tells the console that this form holds unsent input: reloads, Back and the closing of the tab ask first. With a
 * `draft` its values come back after an expired session, through `takeDraft(key)` when the form opens again.
 */
export function useUnsavedWork(dirty: boolean, draft?: Draft): void {
  const isDirty = useEffectEvent(() => dirty);
  const snapshot = useEffectEvent(() => draft?.values);
  const key = draft?.key;

  useEffect(
    () =>
      registerUnsavedWork({
        isDirty: () => isDirty(),
        ...(key === undefined ? {} : { key, snapshot: () => snapshot() }),
      }),
    [key],
  );
}
