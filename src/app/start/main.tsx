import faces from '@fontsource-variable/inter/wght.css?inline';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { startSweeping } from '#src/api/cache/cache.ts';
import { onIntercepted } from '#src/api/http/http.ts';
import { sessionStore } from '#src/api/session/session.ts';
import { watchMissingFiles } from '#src/app/routes/screenLoading.ts';
import { watchSession } from '#src/app/session/sessionEvents.ts';
import { setTimeZone } from '#src/components/DateTime/shownDates.ts';
import { ignoreComposition } from '#src/components/ignoreComposition.ts';
import { watchInput } from '#src/components/openedByKey.ts';
import { refuseStrayFiles } from '#src/components/refuseStrayFiles.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { usePreferences } from '#src/features/shared/preferences/preferences.store.ts';
import { App } from './App.tsx';
import { watchErrors } from './errorReport.ts';
import { routes } from './routes.tsx';

/**
 * Declares Inter, split by script: the browser loads a file only when the page has its characters. The rules are in a
 * constructed stylesheet, because a stylesheet file would be one more request before the first paint.
 */
function loadFonts(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(faces);
  document.adoptedStyleSheets.push(sheet);
  // Before the first text: tables measure their texts, and measure and draw again when a font arrives after them.
  const latinFace = [...document.fonts].at(-1);
  latinFace?.load().catch(() => {
    // Without the file, text stays in the system's font.
  });
}

type Router = ReturnType<typeof createBrowserRouter>;

/** Resolves when the code of the first page is loaded, so that the first render shows the page itself. */
function initialized(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

/** The way to the sign-in page of a network that keeps what was typed: Reload loses it, and asks before. */
const KEEPS_INPUT = 'Open this page in another tab to sign in there, or reload it.';

function reloadToast(text: string, detail?: string): void {
  toast.error(text, { id: text, detail, action: { label: 'Reload', onSelect: () => location.reload() } });
}

const rootOptions = watchErrors();
ignoreComposition();
refuseStrayFiles();
watchInput();
loadFonts();
setTimeZone(usePreferences.getState().preferences.timeZone);
watchSession();
startSweeping();
watchMissingFiles(() => reloadToast('A part of the console could not be loaded.'));
onIntercepted((message) => reloadToast(message, KEEPS_INPUT));

/** The first paint stays until the session is confirmed, or so many milliseconds: only an empty page could replace it. */
const SESSION_WAIT = 3000;
const checked = Promise.race([
  sessionStore.getState().checkSession(),
  new Promise((resolve) => setTimeout(resolve, SESSION_WAIT)),
]);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');
const router = createBrowserRouter(routes);
// No top-level await: the pages' chunks import this module, so that each would wait for the other.
void initialized(router)
  .then(() => checked)
  // A transition is rendered in slices, so that the browser stays responsive on slow machines.
  .then(() => startTransition(() => createRoot(root, rootOptions).render(<App router={router} />)));
