import { useEffect, useEffectEvent } from 'react';
import { registerUnsavedWork } from './unsavedWork.ts';

/** The input of a form that is kept when the session expires. */
export interface Draft {
  /** Names the form and its record: `developer 17`. */
  readonly key: string;
  readonly values: unknown;
}

export interface Unsaved {
  readonly dirty: boolean;
  /** The save is in flight. */
  readonly saving: boolean;
  readonly draft: Draft;
}

/**
 * Registers a form's unsaved input: reload, Back and closing the tab then ask first. After an expired session
 * `takeDraft(key)` returns the values of `draft` when the form opens again.
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
