import { type LazyScreen, lazyScreen } from '#src/app/routes/lazyScreen.tsx';

/** The shell of every signed-in page, in a chunk of its own, because the sign-in page does not need it. */
export const shell: LazyScreen = lazyScreen(async () => (await import('./PortalShell.tsx')).PortalShell);
