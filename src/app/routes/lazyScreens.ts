import type { ComponentType } from 'react';
import { preload } from '#src/lib/loadOnce.ts';
import { type LazyScreen, lazyScreen } from './lazyScreen.tsx';
import { builtScreens, openPages, plainModule, shellModule } from './screens.ts';

/** Every module that the table of screens may name, by its path from the top of the project. */
const modules = import.meta.glob<Readonly<Record<string, ComponentType>>>([
  '/src/features/*/*Container.tsx',
  // Parts of a page, not screens.
  '!/src/features/{auth,search}/*',
  '/src/app/session/{LoginRoute,UnauthorizedRoute}.tsx',
  '/src/app/shell/PortalShell.tsx',
  '/src/app/routes/PlainScreen.tsx',
]);

/** The component that a module exports under the name of its file; its code is fetched when it is needed. */
function lazily(module: string): LazyScreen {
  const name = module.replace(/^.*\/|\.tsx$/gu, '');
  return lazyScreen(async () => {
    const Component = (await modules[`/${module}`]?.())?.[name];
    if (!Component) throw new Error(`${module} has no component ${name}.`);
    return Component;
  });
}

/** The frame of every signed-in page; its code is a file of its own that the sign-in page does not need. */
export const shell = lazily(shellModule);
export const login = lazily(openPages.login.module);
export const unauthorized = lazily(openPages.unauthorized.module);
const plain = lazily(plainModule);

const screens: Readonly<Record<string, LazyScreen>> = Object.fromEntries(
  builtScreens.map(({ path, module }) => [path, lazily(module)]),
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
