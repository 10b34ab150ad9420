import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtScreens, type ScreenType } from '#src/app/routes/screens.ts';
import { lists } from './lists.ts';

/** Required stories by type of screen. */
export const types = {
  serverList: ['Default', 'Loading', 'Failed', 'Empty', 'NoMatches', 'SecondPage', 'LongValues', 'Narrow'],
  // A sample store is synchronous and never fails.
  sampleList: ['Default', 'Empty', 'NoMatches', 'SecondPage', 'LongValues', 'Narrow'],
  expandableList: [
    'Default',
    'Empty',
    'NoMatches',
    'SecondPage',
    'LongValues',
    'Narrow',
    'RowExpanded',
    'FullDetails',
    'SomeSelected',
    'ManyEntries',
  ],
  form: ['Empty', 'Prefilled', 'Invalid', 'Saving', 'Rejected'],
  sampleForm: ['Empty', 'Prefilled', 'Invalid'],
  dashboard: ['Default', 'NothingYet', 'LongValues', 'Narrow'],
  login: [
    'SignIn',
    'SigningIn',
    'SignInRejected',
    'SessionAlreadyActive',
    'EnterCode',
    'Verifying',
    'CodeRejected',
  ],
  shell: ['Collapsed', 'Expanded', 'FlyoutOpen', 'NoNotifications', 'WithNotifications', 'Narrow'],
  guard: ['SignedOut', 'WrongRole', 'AllowedByRole', 'AllowedByRolesList'],
  page: ['Default'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Story name of a dialog: `sub-users` is shown by `ShowingSubUsers`. */
function dialogStory(dialog: string): string {
  return `Showing${dialog.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}`;
}

/** The type of a screen, and how its required stories differ from those of the type. */
export interface ScreenStories {
  readonly type: keyof typeof types;
  /** Further required states. */
  readonly also?: readonly string[];
  /** States that the screen cannot have, each with the reason. */
  readonly without?: Readonly<Record<string, string>>;
  /** The story file, if it is not at the same path below `stories`. */
  readonly stories?: string;
}

/** The file of the screen that a container renders. */
function screenOf(container: string): string {
  const name = /\.\/(\w+Screen\.tsx)'/.exec(readFileSync(container, 'utf8'))?.[1];
  if (!name) throw new Error(`${container} imports no screen of its own folder.`);
  return join(dirname(container), name);
}

/** The lists that a screen draws: those of its folder whose titles are the headings of its entries in the navigation. */
function listsOf(path: string) {
  const headings = builtScreens
    .filter(({ module }) => screenOf(module) === path)
    .map(({ heading }) => heading);
  return lists
    .filter((list) => list.folder === dirname(path) && headings.includes(list.description.title))
    .map(({ description }) => description);
}

/** The list whose stories show for all lists what the frame draws below its table and on a phone. */
const frameShown = 'src/features/developers/DeveloperManagementScreen.tsx';
const ofFrame = ['NarrowFilters', 'NarrowTools', 'BulkActions', 'ConfirmingDelete', 'RecordNotFound'];

/** Dialogs with stories of their own: forms, the import, and what the frame draws for all lists. */
const shownAlone = ['add', 'edit', 'import', 'compare', 'delete', 'missing'];

/** Dialogs of single areas with stories of their own. */
const shownInPart: Readonly<Record<string, readonly string[]>> = {
  [frameShown]: ['details', 'sub-users'],
  'src/features/support-users/SupportUsersScreen.tsx': ['sub-users'],
  // What the dialog of a ticket begins with.
  'src/features/tickets/TicketsScreen.tsx': ['reply', 'note', 'assign'],
};

/** The required stories of a built screen: those of its type, one per dialog of its own, and a second page if it is paged. */
function storiesOfScreen(module: string, type: ScreenType): readonly [string, ScreenStories] {
  const path = screenOf(module);
  const descriptions = listsOf(path);
  // `expandableList` already requires FullDetails, which shows the dialog `details`.
  const covered = type === 'expandableList' ? ['details'] : [];
  const elsewhere = [...shownAlone, ...covered, ...(shownInPart[path] ?? [])];
  const dialogs = descriptions
    .flatMap((list) => list.dialogs)
    .filter((dialog) => !elsewhere.includes(dialog))
    .map(dialogStory);
  const paged = descriptions.length === 0 || descriptions.some((list) => list.pageSize);
  return [
    path,
    {
      type,
      also: [...dialogs, ...(path === frameShown ? ofFrame : []), ...(further[path] ?? [])],
      ...(paged ? {} : { without: { SecondPage: 'the list has no pages' } }),
    },
  ];
}

/** Further required states of some screens. */
const further: Readonly<Record<string, readonly string[]>> = {
  'src/features/staff-users/BlumeManagementScreen.tsx': ['PasswordsHidden'],
  'src/features/plans/PlansScreen.tsx': ['InvestorPlans'],
  'src/features/settings/SystemSettingsScreen.tsx': [
    'ReviewingChanges',
    'MaintenanceActive',
    'Scheduled',
    'UploadedLogo',
    'UploadRefused',
    'SendingBulkEmail',
    'ConfirmingSend',
    'RestoringDatabase',
    'LongValues',
    'Narrow',
  ],
  'src/features/dashboard/DashboardScreen.tsx': ['ShowingAllAlerts', 'AlertsFiltered', 'NoMatches'],
  'src/features/reports/ReportsScreen.tsx': ['Generating', 'Failed', 'WritingFile', 'ShowingTable'],
};

/** The type of a form; forms of screens on sample data have no saving states. */
export function formKind(path: string): 'form' | 'sampleForm' {
  const area = builtScreens.find(({ module }) => path.startsWith(`${dirname(module)}/`));
  return area?.type === 'sampleList' ? 'sampleForm' : 'form';
}

const registeredScreens = builtScreens.map(({ module, type }) => storiesOfScreen(module, type));

/** Everything with required stories besides plain forms: screens, shell and guard. A `*Screen.tsx` missing here fails. */
export const screens: Readonly<Record<string, ScreenStories>> = {
  ...Object.fromEntries(registeredScreens),
  'src/features/auth/LoginScreen.tsx': { type: 'login' },
  'src/features/auth/NoPortalScreen.tsx': { type: 'page' },
  'src/features/shared/subscription/SubscriptionForm.tsx': {
    type: 'form',
    stories: 'stories/features/shared/subscription/SubscriptionDialog',
  },
  'src/app/session/UnauthorizedScreen.tsx': { type: 'page' },
  'src/app/routes/PlaceholderScreen.tsx': { type: 'page' },
  'src/app/shell/Shell.tsx': {
    type: 'shell',
    also: ['MasterPortal', 'SupportPortal'],
  },
  'src/app/session/RequireRole.tsx': { type: 'guard' },
};

/** Forms without their own stories: the states of their screen show them. */
export const partsOfScreens: readonly string[] = [
  'src/features/auth/LoginForm.tsx',
  'src/features/auth/OtpForm.tsx',
];
