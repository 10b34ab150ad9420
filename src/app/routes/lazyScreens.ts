import { preload } from '#src/lib/loadOnce.ts';
import { type LazyScreen, lazyScreen, type Module, type Modules } from './lazyScreen.tsx';
import { openPages, plainModule, shellModule } from './pages.ts';
import { builtScreens } from './screens.ts';

/** The shell of every signed-in page, in a chunk of its own, because the sign-in page does not need it. */
export const shell = lazyScreen(shellModule, pages);
export const login = lazyScreen(openPages.login.module, pages);
export const unauthorized = lazyScreen(openPages.unauthorized.module, pages);
const plain = lazyScreen(plainModule, pages);

async function pages(): Promise<Modules> {
  return import.meta.glob<Module>([
    '/src/app/session/{LoginRoute,UnauthorizedRoute}.tsx',
    '/src/app/shell/PortalShell.tsx',
    '/src/app/routes/PlainScreen.tsx',
  ]);
}

async function screenModules(): Promise<Modules> {
  return (await import('./screenModules.ts')).screenModules;
}

const screens: Readonly<Record<string, LazyScreen>> = Object.fromEntries(
  builtScreens.map(({ path, module }) => [path, lazyScreen(module, screenModules)]),
);

/** The code of a path's screen; the page "not built yet" when the table names no module. */
export function screenAt(path: string): LazyScreen {
  return screens[path] ?? plain;
}

/** Starts fetching the code of a screen before the user opens it; `address` may have a query. */
export function preloadScreen(address: string): void {
  const screen = screens[address.split(/[?#]/u)[0] ?? ''];
  if (screen) preload(screen);
}
