import { shell } from '#src/app/shell/shellScreen.ts';
import { whenIdle } from '#src/app/start/idle.ts';
import { paths } from '#src/lib/paths.ts';
import { preloadScreen } from './builtScreens.ts';

/** While somebody types: the frame, and the page that will open. Who only comes by fetches neither. */
export function preloadAfterSignIn(asked: string | null): () => void {
  const load = () => {
    // A failure here is no news: the navigation itself asks again and tells.
    shell.load().catch(() => undefined);
    preloadScreen((asked ?? paths.master.dashboard).split(/[?#]/u)[0] ?? '');
  };
  const typed = () => void whenIdle(load);
  document.addEventListener('input', typed, { once: true });
  return () => document.removeEventListener('input', typed);
}
