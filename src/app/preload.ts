import { paths } from '#src/lib/paths.ts';
import { preloadScreen } from './builtScreens.ts';
import { shell } from './shellScreen.ts';

/** Runs when the browser has nothing better to do; the answer takes it back. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
}

/** While the password is typed: the frame, and the page that will open. */
export function preloadAfterSignIn(asked: string | null): () => void {
  return whenIdle(() => {
    // A failure here is no news: the navigation itself asks again and tells.
    shell.load().catch(() => undefined);
    preloadScreen((asked ?? paths.master.dashboard).split(/[?#]/u)[0] ?? '');
  });
}
