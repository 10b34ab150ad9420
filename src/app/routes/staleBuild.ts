import { readText, type SafeStorage, writeText } from '#src/lib/storage.ts';

const KEY = 'blume.reloadedFor';

/** The facts that decide whether an open tab may be reloaded for a new deploy. */
export interface ReloadConditions {
  /** Identifies the running build; a tab is reloaded once per build. */
  readonly build: string;
  readonly online: boolean;
  /** Session storage of the tab; null if it is blocked: then the tab is not reloaded, because it could loop. */
  readonly storage: SafeStorage | null;
  hasUnsavedWork: () => boolean;
  /** Whether the server can be reached. */
  serverAnswers: () => Promise<boolean>;
}

/**
 * Whether to reload after a file of this build could not be loaded: true when a new deploy is the likely reason and a
 * reload is safe, that is, the server answers, no unsaved input would be lost, and this tab has not been reloaded for
 * this build before (reliability.md 12). Stores that it returned true.
 */
export async function mayReload(conditions: ReloadConditions): Promise<boolean> {
  const { build, storage } = conditions;
  if (!conditions.online || conditions.hasUnsavedWork()) return false;
  if (storage === null || readText(KEY, storage) === build) return false;
  if (!(await conditions.serverAnswers())) return false;
  // Checked again: the user may have started to type while the request was in flight.
  if (conditions.hasUnsavedWork()) return false;
  return writeText(KEY, build, storage);
}
