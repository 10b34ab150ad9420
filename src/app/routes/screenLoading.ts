import { sessionStore } from '#src/api/session/session.ts';
import { decideOnMissingFile, handleMissing } from '#src/components/missingFiles.ts';
import { hasUnsavedInput } from '#src/features/shared/form/unsavedInput.ts';
import { isRefused } from '#src/lib/paths.ts';
import { readText, type SafeStorage, tabStore, writeText } from '#src/lib/storage.ts';
import type { LazyScreen } from './lazyScreen.tsx';

const KEY = 'blume.reloadedFor';

/** The facts that decide whether an open tab may be reloaded for a new deploy. */
export interface ReloadConditions {
  /** Identifies the running build; a tab is reloaded once per build. */
  readonly build: string;
  readonly online: boolean;
  /** Session storage of the tab; null if it is blocked: then the tab is not reloaded, because it could loop. */
  readonly storage: SafeStorage | null;
  hasUnsavedInput: () => boolean;
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
  if (!conditions.online || conditions.hasUnsavedInput()) return false;
  if (storage === null || readText(KEY, storage) === build) return false;
  if (!(await conditions.serverAnswers())) return false;
  // Checked again: the user may have started to type while the request was in flight.
  if (conditions.hasUnsavedInput()) return false;
  return writeText(KEY, build, storage);
}

/** Time-out of the request that tests whether the server answers, in ms. */
const ANSWER_WAIT = 5000;

async function serverAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WAIT);
    return (await fetch('/', { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/** `mayReload` for this build and this tab. */
function mayReloadNow(): Promise<boolean> {
  return mayReload({
    build: import.meta.url,
    online: navigator.onLine,
    storage: tabStore(),
    hasUnsavedInput,
    serverAnswers,
  });
}

/**
 * Loads a screen's code before the screen is rendered. If a new deploy has removed the file, `target` is loaded as a
 * new document instead, once; any other failure is thrown for the route's error panel. Loads nothing while signed out
 * or for a user without the role, because the guard will redirect.
 */
export async function loadScreen(screen: LazyScreen, target: string): Promise<null> {
  const { user } = sessionStore.getState();
  if (!user || isRefused(new URL(target).pathname, user.roles)) return null;
  await loadOpenScreen(screen, target);
  return null;
}

/** The same for pages that need no session. */
export async function loadOpenScreen(screen: LazyScreen, target: string): Promise<null> {
  try {
    await handleMissing(screen.load);
  } catch (error) {
    if (!(await mayReloadNow())) throw error;
    location.assign(target);
    // Never resolves: the document is about to be replaced.
    await new Promise(() => undefined);
  }
  return null;
}

/**
 * Handles files of this build that cannot be loaded and belong to no route: dialogs, the global search. Reloads once
 * if that is safe, else calls `onMissing` (reliability.md 12).
 */
export function watchMissingFiles(onMissing: () => void): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    decideOnMissingFile(payload, async () => {
      if (!(await mayReloadNow())) return onMissing();
      // The URL stays: the reloaded page opens what was requested.
      location.reload();
      await new Promise(() => undefined);
    });
  });
}
