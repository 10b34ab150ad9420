import { readText, type SafeStorage, writeText } from '#src/lib/storage.ts';

const KEY = 'blume.reloadedFor';

/** What has to be known before an open tab may be reloaded for a new deploy. */
export interface ReloadQuestion {
  /** Name of the running build; one reload each. */
  readonly build: string;
  readonly online: boolean;
  /** Storage of this tab that outlives a reload; without one there is no reload, since it could loop. */
  readonly storage: SafeStorage | null;
  hasUnsavedWork: () => boolean;
  /** Whether the server answers at all. */
  serverAnswers: () => Promise<boolean>;
}

/**
 * A file of this build could not be loaded. True when the likely reason is a new deploy and one reload is safe:
 * the server answers, nothing typed would be lost, and this build has not been reloaded for before
 * (reliability.md 12). Remembers its yes.
 */
export async function mayReload(question: ReloadQuestion): Promise<boolean> {
  const { build, storage } = question;
  if (!question.online || question.hasUnsavedWork()) return false;
  if (storage === null || readText(KEY, storage) === build) return false;
  if (!(await question.serverAnswers())) return false;
  // Asked again: the answer took a while, and somebody may have begun to type.
  if (question.hasUnsavedWork()) return false;
  return writeText(KEY, build, storage);
}
