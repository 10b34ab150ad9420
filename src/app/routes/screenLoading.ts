import { sessionStore } from '#src/api/session/session.ts';
import { mayReload } from '#src/app/start/staleBuild.ts';
import { decideOnMissingFile } from '#src/lib/missingFiles.ts';
import { hasUnsavedWork } from '#src/lib/unsavedWork.ts';
import type { LazyScreen } from './lazyScreen.tsx';

let screensLoading = 0;

function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** The part that is missing waits for the decision: so long for an answer at most, milliseconds. */
const ANSWER_WAIT = 5000;

async function serverAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WAIT);
    return (await fetch('/', { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/** Asks `mayReload` about this build and this tab. */
function mayReloadNow(): Promise<boolean> {
  return mayReload({
    build: import.meta.url,
    online: navigator.onLine,
    storage: tabStorage(),
    hasUnsavedWork,
    serverAnswers,
  });
}

/**
 * Fetches a screen's code before it is shown. Where a new deploy has taken it away, `target` is loaded as a whole
 * page instead, once; any other failure is thrown for the route's error panel. Nothing is fetched for a page that
 * the guard will not show.
 */
export async function loadScreen(screen: LazyScreen, target: string): Promise<null> {
  if (!sessionStore.getState().user) return null;
  await loadOpenScreen(screen, target);
  return null;
}

/** The same for pages that need no session. */
export async function loadOpenScreen(screen: LazyScreen, target: string): Promise<null> {
  screensLoading += 1;
  try {
    await screen.load();
  } catch (error) {
    if (!(await mayReloadNow())) throw error;
    location.assign(target);
    // The page is on its way out: nothing more is to be drawn here.
    await new Promise(() => undefined);
  } finally {
    screensLoading -= 1;
  }
  return null;
}

/**
 * Watches for files of this build that cannot be loaded and belong to no route: dialogs, the palette. One reload
 * at a safe moment, else `tell` says what is the matter (reliability.md 12).
 */
export function watchMissingFiles(tell: () => void): void {
  addEventListener('vite:preloadError', () => {
    if (screensLoading > 0) return;
    decideOnMissingFile(async () => {
      if (!(await mayReloadNow())) return tell();
      // With the address as it is: what was asked for is opened by the page to come.
      location.reload();
      await new Promise(() => undefined);
    });
  });
}
