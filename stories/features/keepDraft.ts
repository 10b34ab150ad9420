import { dropDrafts, keepDrafts, registerUnsavedInput } from '#src/features/shared/form/unsavedInput.ts';

/** Keeps the input of a form as if the session had expired over it; returns the function that drops it. */
export function keepDraft(key: string, input: unknown): () => void {
  const unregister = registerUnsavedInput({ key, isDirty: () => true, snapshot: () => input });
  keepDrafts('user');
  unregister();
  return dropDrafts;
}
