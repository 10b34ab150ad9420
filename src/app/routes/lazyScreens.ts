import { preload } from '#src/components/loadAhead.ts';
import { type LazyScreen, lazyScreen, type Module, type Modules } from './lazyScreen.tsx';
import { openPages, placeholderModule, shellModule } from './pages.ts';
import { builtScreens } from './screens.ts';

/** The shell of every signed-in page, in a chunk of its own, because the sign-in page does not need it. */
export const shell = lazyScreen(shellModule, pages);
export const login = lazyScreen(openPages.login.module, pages);
export const unauthorized = lazyScreen(openPages.unauthorized.module, pages);
const placeholder = lazyScreen(placeholderModule, pages);

async function pages(): Promise<Modules> {
  return import.meta.glob<Module>([
    '/src/app/session/{LoginRoute,UnauthorizedRoute}.tsx',
    '/src/app/shell/PortalShell.tsx',
    '/src/app/routes/PlaceholderScreen.tsx',
  ]);
}

async function screenModules(): Promise<Modules> {
  return (await import('./screenModules.ts')).screenModules;
}

const screens: Readonly<Record<string, LazyScreen>> = Object.fromEntries(
  builtScreens.map(({ path, module }) => [path, lazyScreen(module, screenModules)]),
);

/** The code of a path's screen. */
export function screenAt(path: string): LazyScreen {
  return screens[path] ?? placeholder;
}

/** Starts fetching the code of a screen before the user opens it; `href` may have a query. */
export function preloadScreen(href: string): void {
  const screen = screens[href.split(/[?#]/u)[0] ?? ''];
  if (screen) preload(screen);
}
