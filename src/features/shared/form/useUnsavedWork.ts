import { useEffect, useEffectEvent } from 'react';
import { registerUnsavedWork } from '#src/lib/unsavedWork.ts';

/** What of a form is kept over an expired session. */
export interface Draft {
  /** Names the form and its record: `developer 17`. */
  readonly key: string;
  readonly values: unknown;
}

export interface Unsaved {
  readonly dirty: boolean;
  /** What was typed is on its way to the server. */
  readonly saving: boolean;
  readonly draft: Draft;
}

/**
 * Tells the console that this form holds unsent input: reloads, Back and the closing of the tab ask first. The
 * values of its `draft` come back after an expired session, through `takeDraft(key)` when the form opens again.
 */
export function useUnsavedWork({ dirty, saving, draft }: Unsaved): void {
  const isDirty = useEffectEvent(() => dirty);
  const isSaving = useEffectEvent(() => saving);
  const snapshot = useEffectEvent(() => draft.values);
  const { key } = draft;

  useEffect(
    () =>
      registerUnsavedWork({
        isDirty: () => isDirty(),
        isSaving: () => isSaving(),
        key,
        snapshot: () => snapshot(),
      }),
    [key],
  );
}
