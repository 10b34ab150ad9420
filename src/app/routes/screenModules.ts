import type { Module } from './lazyScreen.tsx';

/**
 * The code of every screen, by path from the top of the project. A file of its own, because the sign-in page has no
 * use for it: the build puts it beside the shell.
 */
export const screenModules = import.meta.glob<Module>([
  '/src/features/*/*Container.tsx',
  // Parts of a page, not screens.
  '!/src/features/{auth,search}/*',
]);
