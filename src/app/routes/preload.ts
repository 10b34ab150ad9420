import { whenIdle } from '#src/app/start/idle.ts';
import { preload } from '#src/lib/loadOnce.ts';
import { paths } from '#src/lib/paths.ts';
import { preloadScreen, shell } from './lazyScreens.ts';

/**
 * Loads the shell and the page that opens after the sign-in, once the user types in the sign-in form: a visit that
 * does not sign in loads neither. Returns a function that stops waiting for input.
 */
export function preloadAfterSignIn(requested: string | null): () => void {
  const load = () => {
    preload(shell);
    preloadScreen(requested ?? paths.master.dashboard);
  };
  const typed = () => void whenIdle(load);
  document.addEventListener('input', typed, { once: true });
  return () => document.removeEventListener('input', typed);
}
