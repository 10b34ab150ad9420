import { whenIdle } from '#src/app/start/idle.ts';
import { paths } from '#src/lib/paths.ts';
import { preloadScreen, shell } from './lazyScreens.ts';

/**
 * Fetches the shell and the screen that follows signing in, once the user begins to type. A visit without input
 * fetches neither. Returns a function that stops waiting.
 */
export function preloadAfterSignIn(asked: string | null): () => void {
  const load = () => {
    // The navigation itself fetches again after a failure, and shows it.
    shell.load().catch(() => undefined);
    preloadScreen((asked ?? paths.master.dashboard).split(/[?#]/u)[0] ?? '');
  };
  const typed = () => void whenIdle(load);
  document.addEventListener('input', typed, { once: true });
  return () => document.removeEventListener('input', typed);
}
