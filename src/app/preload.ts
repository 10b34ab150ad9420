import { paths } from '#src/lib/paths.ts';
import { preloadScreen } from './builtScreens.ts';
import { whenIdle } from './idle.ts';
import { shell } from './shellScreen.ts';

/** While the password is typed: the frame, and the page that will open. */
export function preloadAfterSignIn(asked: string | null): () => void {
  return whenIdle(() => {
    // A failure here is no news: the navigation itself asks again and tells.
    shell.load().catch(() => undefined);
    preloadScreen((asked ?? paths.master.dashboard).split(/[?#]/u)[0] ?? '');
  });
}
