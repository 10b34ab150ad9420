import { MASTER_ROLES, paths, SUPPORT_ROLES } from '#src/lib/paths.ts';

/** Names of the icons; the drawings are loaded with the shell (`shell/sidebar/sidebarItems.tsx`), not with the sign-in page. */
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

/** What a screen is. The stories that it must have follow from it (`tests/architecture/requiredStates.ts`). */
export type ScreenType = 'serverList' | 'sampleList' | 'expandableList' | 'dashboard' | 'page';

interface ScreenBase {
  readonly path: string;
  /** Navigation entry, breadcrumb, document title (product.md "Names"). */
  readonly label: string;
  /** Heading of the screen: its name in section 2 of the specification. */
  readonly heading: string;
  readonly icon: IconName;
  /** Has a route and a title, but no entry in the sidebar. */
  readonly unlisted?: true;
}

/** A screen with content. */
export interface BuiltScreen extends ScreenBase {
  readonly type: ScreenType;
  /** File of the container, from the top of the project; it exports a component of the file's name. */
  readonly module: string;
}

/** A "placeholder screen" of section 2, which has only a title. */
interface PlaceholderEntry extends ScreenBase {
  readonly type: 'placeholder';
}

/** One screen of the console. Everything else about it is derived from this entry. */
export type ScreenEntry = BuiltScreen | PlaceholderEntry;

/** A heading in the sidebar that expands a list of screens. */
export interface GroupEntry {
  readonly type: 'group';
  readonly label: string;
  readonly icon: IconName;
  readonly children: readonly ScreenEntry[];
}

export type NavigationEntry = ScreenEntry | GroupEntry;

export interface Portal {
  readonly id: 'master' | 'support';
  readonly root: string;
  /** Shown under the product's name in the sidebar (section 2). */
  readonly subtitle: string;
  readonly roles: readonly string[];
  readonly home: string;
  readonly entries: readonly NavigationEntry[];
}

type Details = (Pick<BuiltScreen, 'type' | 'module'> | Pick<PlaceholderEntry, 'type'>) &
  Partial<Pick<ScreenBase, 'heading' | 'unlisted'>>;

/** An entry whose heading is its label, unless the details name another. */
function screen(path: string, label: string, icon: IconName, details: Details): ScreenEntry {
  return { path, label, heading: label, icon, ...details };
}

function group(label: string, icon: IconName, children: readonly ScreenEntry[]): GroupEntry {
  return { type: 'group', label, icon, children };
}

const { master, support } = paths;

/** "Master portal navigation" of section 2, and the two paths that exist only in the admin area. */
export const masterPortal: Portal = {
  id: 'master',
  root: master.root,
  subtitle: 'Super Admin',
  roles: MASTER_ROLES,
  home: master.dashboard,
  entries: [
    screen(master.dashboard, 'Dashboard', 'dashboard', {
      type: 'dashboard',
      module: 'src/features/dashboard/DashboardContainer.tsx',
    }),
    group('User Management', 'users', [
      screen(master.developerUsers, 'Developer Users', 'users', {
        heading: 'Developer Management',
        type: 'serverList',
        module: 'src/features/developers/DeveloperManagementContainer.tsx',
      }),
      screen(master.investorUsers, 'Investor Users', 'users', {
        heading: 'Investor Management',
        type: 'sampleList',
        module: 'src/features/investors/InvestorManagementContainer.tsx',
      }),
      screen(master.blumeUsers, 'Blume Users', 'users', {
        heading: 'Blume Management',
        type: 'sampleList',
        module: 'src/features/staff-users/BlumeManagementContainer.tsx',
      }),
    ]),
    screen(master.companyManagement, 'Developer Company Management', 'company', {
      heading: 'Company Management',
      type: 'serverList',
      module: 'src/features/companies/CompanyManagementContainer.tsx',
    }),
    group('Plans Management', 'plans', [
      screen(master.developerPlans, 'Developer Plans', 'plans', {
        type: 'sampleList',
        module: 'src/features/plans/DeveloperPlansContainer.tsx',
      }),
      screen(master.investorPlans, 'Investor Plans', 'plans', {
        type: 'sampleList',
        module: 'src/features/plans/InvestorPlansContainer.tsx',
      }),
    ]),
    group('User Subscriptions', 'subscriptions', [
      screen(master.companySubscriptions, 'Company Subscriptions', 'subscriptions', {
        type: 'sampleList',
        module: 'src/features/subscriptions/CompanySubscriptionsContainer.tsx',
      }),
      screen(master.investorSubscriptions, 'Investor Subscriptions', 'subscriptions', {
        type: 'sampleList',
        module: 'src/features/subscriptions/InvestorSubscriptionsContainer.tsx',
      }),
    ]),
    screen(master.supportManagement, 'Support Management', 'support', {
      type: 'sampleList',
      module: 'src/features/tickets/MasterTicketsContainer.tsx',
    }),
    screen(master.auditLogs, 'Audit Logs', 'audit', {
      type: 'expandableList',
      module: 'src/features/audit-log/AuditLogContainer.tsx',
    }),
    screen(master.reports, 'Reports', 'reports', {
      heading: 'Reports & Analytics',
      type: 'dashboard',
      module: 'src/features/reports/ReportsContainer.tsx',
    }),
    screen(master.settings, 'System Settings', 'settings', {
      type: 'page',
      module: 'src/features/settings/SystemSettingsContainer.tsx',
    }),
    screen(master.billing, 'Billing', 'billing', { type: 'placeholder', unlisted: true }),
    screen(master.supportTickets, 'Support Tickets', 'support', { type: 'placeholder', unlisted: true }),
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
    screen(support.dashboard, 'Dashboard', 'dashboard', {
      heading: 'Support Dashboard',
      type: 'dashboard',
      module: 'src/features/support-dashboard/SupportDashboardContainer.tsx',
    }),
    screen(support.supportManagement, 'Support Management', 'support', {
      type: 'sampleList',
      module: 'src/features/tickets/SupportTicketsContainer.tsx',
    }),
    screen(support.userManagement, 'User Management', 'users', {
      type: 'sampleList',
      module: 'src/features/support-users/SupportUsersContainer.tsx',
    }),
    screen(support.companyManagement, 'Company Management', 'company', {
      type: 'sampleList',
      module: 'src/features/support-companies/SupportCompaniesContainer.tsx',
    }),
  ],
};

export const portals: readonly Portal[] = [masterPortal, supportPortal];

/** `/profile` and `/settings`: shown in the shell of the user's portal, not listed in a sidebar. */
export const personalScreens: readonly ScreenEntry[] = [
  screen(paths.profile, 'Profile', 'profile', {
    type: 'page',
    unlisted: true,
    module: 'src/features/profile/ProfileContainer.tsx',
  }),
  screen(paths.settings, 'Settings', 'settings', {
    type: 'page',
    unlisted: true,
    module: 'src/features/profile/SettingsContainer.tsx',
  }),
];

/** The screens of a portal in the order of the sidebar, groups opened. */
export function screensOf(portal: Portal): readonly ScreenEntry[] {
  return portal.entries.flatMap((entry) => (entry.type === 'group' ? entry.children : [entry]));
}

/** The screens that a user of the portal can open: those of the portal, and those of every user. */
export function screensFor(portal: Portal | null | undefined): readonly ScreenEntry[] {
  return [...(portal ? screensOf(portal) : []), ...personalScreens];
}

/** Every screen of the console. */
const allScreens: readonly ScreenEntry[] = [...portals.flatMap(screensOf), ...personalScreens];

/** The screens with content. */
export const builtScreens: readonly BuiltScreen[] = allScreens.filter(
  (entry) => entry.type !== 'placeholder',
);
