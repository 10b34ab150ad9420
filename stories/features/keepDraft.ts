import { dropDrafts, keepDrafts, registerUnsavedWork } from '#src/features/shared/form/unsavedWork.ts';

/** Keeps the input of a form as if the session had expired over it; returns the function that drops it. */
export function keepDraft(key: string, input: unknown): () => void {
  const unregister = registerUnsavedWork({ key, isDirty: () => true, snapshot: () => input });
  keepDrafts('user');
  unregister();
  return dropDrafts;
}
