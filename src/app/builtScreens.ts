import { paths } from '#src/lib/paths.ts';
import { type LazyScreen, lazyScreen } from './lazyScreen.tsx';
import { portals, type ScreenEntry, screensOf } from './navigation.ts';

/**
 * The one list of the screens that are built: path → code. A path of the navigation table that is missing here
 * shows the page "not built yet"; `/profile` and `/settings` are here too.
 */
export const builtScreens: Readonly<Record<string, LazyScreen>> = {
  [paths.master.developerUsers]: lazyScreen(
    async () =>
      (await import('#src/features/developers/DeveloperManagementContainer.tsx'))
        .DeveloperManagementContainer,
  ),
  [paths.profile]: lazyScreen(
    async () => (await import('#src/features/profile/ProfileContainer.tsx')).ProfileContainer,
  ),
  [paths.settings]: lazyScreen(
    async () => (await import('#src/features/profile/SettingsContainer.tsx')).SettingsContainer,
  ),
};

/** The frame of every signed-in page; its code is a file of its own that the sign-in page does not need. */
export const shell: LazyScreen = lazyScreen(
  async () => (await import('./portals/PortalShell.tsx')).PortalShell,
);

/** "Placeholder screens" of section 2: a title is all they have. */
export const titleOnly: readonly string[] = [paths.master.billing, paths.master.supportTickets];

/** The screens that still wait to be built, in the order of the sidebars: those that show the plain page. */
export function notBuiltYet(): readonly ScreenEntry[] {
  return portals
    .flatMap(screensOf)
    .filter(({ path }) => !(path in builtScreens) && !titleOnly.includes(path));
}
