import { type LazyScreen, lazyScreen } from '#src/app/routes/lazyScreen.tsx';

/** The frame of every signed-in page; its code is a file of its own that the sign-in page does not need. */
export const shell: LazyScreen = lazyScreen(async () => (await import('./PortalShell.tsx')).PortalShell);
