import { preload } from '#src/components/loadAhead.ts';
import { whenIdle } from '#src/lib/idle.ts';
import { shell } from './lazyScreens.ts';

/**
 * Loads the shell once the user types in the sign-in form: a visit that does not sign in does not load it. The page
 * that opens after the sign-in is not preloaded: it depends on the role, and a role must load no page of another one.
 * Returns a function that stops waiting for input.
 */
export function preloadAfterSignIn(): () => void {
  const typed = () => void whenIdle(() => preload(shell));
  document.addEventListener('input', typed, { once: true });
  return () => document.removeEventListener('input', typed);
}
