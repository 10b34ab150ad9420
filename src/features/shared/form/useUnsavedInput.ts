import { useEffect, useEffectEvent, useState } from 'react';
import { dropDraft, registerUnsavedInput, storedDraft } from './unsavedInput.ts';

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
 * `useStoredDraft(key)` returns the values of `draft` when the form opens again.
 */
export function useUnsavedInput({ dirty, saving, draft }: Unsaved): void {
  const isDirty = useEffectEvent(() => dirty);
  const isSaving = useEffectEvent(() => saving);
  const snapshot = useEffectEvent(() => draft.values);
  const { key } = draft;

  useEffect(
    () =>
      registerUnsavedInput({
        isDirty: () => isDirty(),
        isSaving: () => isSaving(),
        key,
        snapshot: () => snapshot(),
      }),
    [key],
  );
}

/**
 * The draft that is kept for a form, once. It is dropped when the form is mounted, and not when it is read: React may
 * render a form, throw that away and render it anew.
 */
export function useStoredDraft(key: string): unknown {
  const [draft] = useState(() => storedDraft(key));
  useEffect(() => dropDraft(key), [key]);
  return draft;
}
