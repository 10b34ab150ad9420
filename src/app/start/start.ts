import { USER_KEY } from '#src/api/session/sessionTabs.ts';
import { wasExpanded } from '#src/app/shell/sidebar/sidebarCookie.ts';
import { isRefused, paths } from '#src/lib/paths.ts';
import { PREFERENCES_KEY, schemeOf, toPreferences } from '#src/lib/preferences.ts';
import { readJson, readText } from '#src/lib/storage.ts';
import { filesFor, storedRoles } from './startPlan.ts';

// Built as a separate script, the first in <head> (see scripts/build/startScript.ts): it must stay small, and must not
// throw, because the page would then be painted without its theme.

/** Files to preload per path prefix; the build inserts the value. */
declare const __PRELOADS__: readonly (readonly [string, readonly string[]])[];

function applyPreferences(): void {
  const { theme, density } = toPreferences(readJson(PREFERENCES_KEY));
  const root = document.documentElement;
  root.dataset.theme = schemeOf(theme, matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.density = density;
}

/** Which frame `start.css` paints until the page is there: the sign-in page's or the console's, with its sidebar. */
function paintFrame(path: string): void {
  if (path === paths.unauthorized) return;
  const root = document.documentElement;
  root.dataset.start = path === paths.login ? 'login' : 'console';
  if (wasExpanded(document)) root.dataset.sidebar = 'expanded';
}

function preloadFiles(path: string): void {
  for (const file of filesFor(__PRELOADS__, path)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
}

/** The link of the message that the console could not be loaded keeps the query: what was searched and opened. */
function keepQuery(): void {
  const { pathname, search } = location;
  document.querySelector('#not-loaded a')?.setAttribute('href', pathname + search);
}

applyPreferences();
addEventListener('DOMContentLoaded', keepQuery);
const hasUser = readText(USER_KEY) !== null;
const refused = isRefused(location.pathname, storedRoles(readJson(USER_KEY)));
const path = refused ? paths.unauthorized : location.pathname;
const first = hasUser ? path : paths.login;
paintFrame(first);
preloadFiles(first);
