import { hasRole, MASTER_ROLES, paths, SUPPORT_ROLES } from '#src/lib/paths.ts';

/** Names of the icons; the drawings come with the shell (`portals/icons.ts`), not with the sign-in page. */
export type IconName =
  | 'dashboard'
  | 'users'
  | 'company'
  | 'plans'
  | 'subscriptions'
  | 'support'
  | 'audit'
  | 'reports'
  | 'settings'
  | 'billing'
  | 'profile';

/** One screen: what the sidebar, the breadcrumb and the document call it, and what its heading says. */
export interface ScreenEntry {
  readonly kind: 'screen';
  readonly path: string;
  /** Navigation entry, breadcrumb, document title (product.md "Names"). */
  readonly label: string;
  /** Heading of the screen: its name in section 2 of the specification. */
  readonly heading: string;
  readonly icon: IconName;
  /** Has a route and a title, but no entry in the sidebar. */
  readonly unlisted?: true;
}

/** A head in the sidebar that opens a list of screens. */
export interface GroupEntry {
  readonly kind: 'group';
  readonly label: string;
  readonly icon: IconName;
  readonly children: readonly ScreenEntry[];
}

export type NavigationEntry = ScreenEntry | GroupEntry;

export interface Portal {
  readonly id: 'master' | 'support';
  readonly root: string;
  /** Stands under the product's name in the sidebar (section 2). */
  readonly subtitle: string;
  readonly roles: readonly string[];
  readonly home: string;
  readonly entries: readonly NavigationEntry[];
}

function screen(path: string, label: string, icon: IconName, heading = label): ScreenEntry {
  return { kind: 'screen', path, label, heading, icon };
}

function unlisted(path: string, label: string, icon: IconName): ScreenEntry {
  return { ...screen(path, label, icon), unlisted: true };
}

function group(label: string, icon: IconName, children: readonly ScreenEntry[]): GroupEntry {
  return { kind: 'group', label, icon, children };
}

const { master, support } = paths;

/** "Master portal navigation" of section 2, and the two paths that only the admin area has. */
export const masterPortal: Portal = {
  id: 'master',
  root: master.root,
  subtitle: 'Super Admin',
  roles: MASTER_ROLES,
  home: master.dashboard,
  entries: [
    screen(master.dashboard, 'Dashboard', 'dashboard'),
    group('User Management', 'users', [
      screen(master.developerUsers, 'Developer Users', 'users', 'Developer Management'),
      screen(master.investorUsers, 'Investor Users', 'users', 'Investor Management'),
      screen(master.blumeUsers, 'Blume Users', 'users', 'Blume Management'),
    ]),
    screen(master.companyManagement, 'Developer Company Management', 'company', 'Company Management'),
    group('Plans Management', 'plans', [
      screen(master.developerPlans, 'Developer Plans', 'plans'),
      screen(master.investorPlans, 'Investor Plans', 'plans'),
    ]),
    group('User Subscriptions', 'subscriptions', [
      screen(master.companySubscriptions, 'Company Subscriptions', 'subscriptions'),
      screen(master.investorSubscriptions, 'Investor Subscriptions', 'subscriptions'),
    ]),
    screen(master.supportManagement, 'Support Management', 'support'),
    screen(master.auditLogs, 'Audit Logs', 'audit'),
    screen(master.reports, 'Reports', 'reports', 'Reports & Analytics'),
    screen(master.settings, 'System Settings', 'settings'),
    unlisted(master.billing, 'Billing', 'billing'),
    unlisted(master.supportTickets, 'Support Tickets', 'support'),
  ],
};

/** "Support sidebar" of section 2. */
export const supportPortal: Portal = {
  id: 'support',
  root: support.root,
  subtitle: 'Support',
  roles: SUPPORT_ROLES,
  home: support.dashboard,
  entries: [
    screen(support.dashboard, 'Dashboard', 'dashboard', 'Support Dashboard'),
    screen(support.supportManagement, 'Support Management', 'support'),
    screen(support.userManagement, 'User Management', 'users'),
    screen(support.companyManagement, 'Company Management', 'company'),
  ],
};

export const portals: readonly Portal[] = [masterPortal, supportPortal];

/** `/profile` and `/settings`: in the shell of the user's own portal, in nobody's sidebar. */
export const personalScreens: readonly ScreenEntry[] = [
  unlisted(paths.profile, 'Profile', 'profile'),
  unlisted(paths.settings, 'Settings', 'settings'),
];

/** The screens of a portal in the order of the sidebar, groups opened. */
export function screensOf(portal: Portal): readonly ScreenEntry[] {
  return portal.entries.flatMap((entry) => (entry.kind === 'group' ? entry.children : [entry]));
}

/** The portal of a signed-in user; null for an account without one. */
export function portalOf(roles: readonly string[]): Portal | null {
  return portals.find((portal) => hasRole(roles, portal.roles)) ?? null;
}

/** Whether `path` is the entry's page or lies under it, as section 2 says for highlighting. */
export function isAt(path: string, entryPath: string): boolean {
  return path === entryPath || path.startsWith(`${entryPath}/`);
}

/** A place in the console: the screen, and the group it stands in. */
export interface Place {
  readonly screen: ScreenEntry;
  readonly group: string | null;
}

/** Finds the screen a path belongs to; null for a path that is no screen (`/login`). */
export function placeOf(path: string): Place | null {
  for (const portal of portals) {
    for (const entry of portal.entries) {
      if (entry.kind === 'screen' && isAt(path, entry.path)) return { screen: entry, group: null };
      if (entry.kind === 'group') {
        const child = entry.children.find((candidate) => isAt(path, candidate.path));
        if (child) return { screen: child, group: entry.label };
      }
    }
  }
  const personal = personalScreens.find((candidate) => isAt(path, candidate.path));
  return personal ? { screen: personal, group: null } : null;
}

/** The breadcrumb's words for a path, the outermost first (section 2, "breadcrumbs from the current menu path"). */
export function trailOf(path: string): readonly string[] {
  const place = placeOf(path);
  if (!place) return ['Dashboard'];
  return place.group === null ? [place.screen.label] : [place.group, place.screen.label];
}

const OTHER_TITLES: Readonly<Record<string, string>> = {
  [paths.login]: 'Login',
  [paths.unauthorized]: 'No access',
};

/** `Developer Users · Blume Console`; the specification's default title is Dashboard. */
export function documentTitle(path: string): string {
  const label = OTHER_TITLES[path] ?? placeOf(path)?.screen.label ?? 'Dashboard';
  return `${label} · Blume Console`;
}
