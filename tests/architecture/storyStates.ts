import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtScreens, type ScreenKind } from '#src/app/routes/screens.ts';
import { lists } from './lists.ts';

/** The states that a piece of each kind is shown in, by the names of its stories. */
export const kinds = {
  serverList: [
    'Default',
    'Loading',
    'LoadingLong',
    'Failed',
    'Empty',
    'NoMatches',
    'SecondPage',
    'LongValues',
    'Narrow',
    'Saving',
    'SaveRejected',
  ],
  // A sample store answers at once and refuses nothing: there is no state of saving.
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

/** The story that shows a dialog of a list: `Editing`, `ShowingSubUsers`. */
export function dialogStory(dialog: string): string {
  const named: Readonly<Record<string, string>> = {
    add: 'Adding',
    edit: 'Editing',
    delete: 'ConfirmingDelete',
    missing: 'Missing',
  };
  return named[dialog] ?? `Showing${dialog.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}`;
}

/** How one screen is shown: its kind, and in which way it differs from it. */
export interface Shown {
  readonly kind: keyof typeof kinds;
  /** Further states: of a bulk action, of its pages, one per portal. */
  readonly also?: readonly string[];
  /** States that it cannot be in, each with the reason. */
  readonly without?: Readonly<Record<string, string>>;
  /** The story file, when it is not the mirrored one. */
  readonly stories?: string;
}

/** The file of the screen that a container of the table of screens draws. */
function screenOf(container: string): string {
  const name = /\.\/(\w+Screen\.tsx)'/.exec(readFileSync(container, 'utf8'))?.[1];
  if (!name) throw new Error(`${container} imports no screen of its own folder.`);
  return join(dirname(container), name);
}

/** A screen of the table: the states of its kind, one for each dialog of its lists, and a second page if it has pages. */
function registered(module: string, kind: Exclude<ScreenKind, 'title'>): readonly [string, Shown] {
  const folder = dirname(module);
  const own = lists.filter((list) => list.folder === folder).map(({ description }) => description);
  const dialogs = own.flatMap((list) => [...list.dialogs, 'missing']).map(dialogStory);
  const paged = own.length === 0 || own.some((list) => list.paging);
  const path = screenOf(module);
  return [
    path,
    {
      kind,
      also: [...dialogs, ...(further[path] ?? [])],
      ...(paged ? {} : { without: { SecondPage: 'the list has no pages' } }),
    },
  ];
}

/** Further states of some screens. */
const further: Readonly<Record<string, readonly string[]>> = {
  'src/features/staff-users/BlumeManagementScreen.tsx': ['PasswordsHidden'],
  'src/features/plans/PlansScreen.tsx': ['InvestorPlans'],
};

/** The kind of a form: one of an area on samples has no states of saving. */
export function formKind(path: string): 'form' | 'sampleForm' {
  const area = builtScreens.find(({ module }) => path.startsWith(`${dirname(module)}/`));
  return area?.kind === 'sampleList' ? 'sampleForm' : 'form';
}

/** Every built screen of the table of screens. */
const ofTheTable = builtScreens.flatMap(({ module, kind }) =>
  kind === 'title' ? [] : [registered(module, kind)],
);

/** Every screen of the console, and each form that differs from the others. A `*Screen.tsx` missing here fails. */
export const screens: Readonly<Record<string, Shown>> = {
  ...Object.fromEntries(ofTheTable),
  'src/features/auth/LoginScreen.tsx': { kind: 'login' },
  'src/features/shared/subscription/SubscriptionForm.tsx': {
    kind: 'form',
    stories: 'stories/features/shared/subscription/SubscriptionDialog',
  },
  'src/app/session/UnauthorizedScreen.tsx': { kind: 'page' },
  'src/app/routes/PlainScreen.tsx': { kind: 'page', stories: 'stories/app/routes/NotBuiltPage' },
  'src/app/shell/Shell.tsx': {
    kind: 'shell',
    also: ['MasterPortal', 'SupportPortal'],
  },
  'src/app/session/RequireRole.tsx': { kind: 'guard' },
};

/** Forms that are nothing without their screen: its states show them. */
export const partsOfScreens: readonly string[] = [
  'src/features/auth/LoginForm.tsx',
  'src/features/auth/OtpForm.tsx',
];
