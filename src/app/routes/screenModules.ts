import type { Module } from './lazyScreen.tsx';

/**
 * The code of every screen, by path from the top of the project. It is a file of its own, because the sign-in page does
 * not need it: the build puts it into the shell's chunk.
 */
export const screenModules = import.meta.glob<Module>([
  '/src/features/*/*Container.tsx',
  // Parts of a page, not screens.
  '!/src/features/{auth,search}/*',
]);
