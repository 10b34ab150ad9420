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
  [paths.master.companyManagement]: lazyScreen(
    async () =>
      (await import('#src/features/companies/CompanyManagementContainer.tsx')).CompanyManagementContainer,
  ),
  [paths.master.investorUsers]: lazyScreen(
    async () =>
      (await import('#src/features/investors/InvestorManagementContainer.tsx')).InvestorManagementContainer,
  ),
  [paths.master.auditLogs]: lazyScreen(
    async () => (await import('#src/features/audit-log/AuditLogContainer.tsx')).AuditLogContainer,
  ),
  [paths.profile]: lazyScreen(
    async () => (await import('#src/features/profile/ProfileContainer.tsx')).ProfileContainer,
  ),
  [paths.settings]: lazyScreen(
    async () => (await import('#src/features/profile/SettingsContainer.tsx')).SettingsContainer,
  ),
};

/** Starts fetching the code of a path's screen: the person is about to go there. */
export function preloadScreen(path: string): void {
  // A failure here is no news: the navigation itself asks again and tells.
  builtScreens[path]?.load().catch(() => undefined);
}

/** "Placeholder screens" of section 2: a title is all they have. */
export const titleOnly: readonly string[] = [paths.master.billing, paths.master.supportTickets];

/** The screens that still wait to be built, in the order of the sidebars: those that show the plain page. */
export function notBuiltYet(): readonly ScreenEntry[] {
  return portals
    .flatMap(screensOf)
    .filter(({ path }) => !(path in builtScreens) && !titleOnly.includes(path));
}
