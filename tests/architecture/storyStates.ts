import { auditList } from '#src/features/audit-log/auditList.ts';
import { companyList } from '#src/features/companies/companyList.ts';
import { developerList } from '#src/features/developers/developerList.ts';
import { investorList } from '#src/features/investors/investorList.ts';

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
  sampleList: [
    'Default',
    'Empty',
    'NoMatches',
    'SecondPage',
    'LongValues',
    'Narrow',
    'Saving',
    'SaveRejected',
  ],
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

/** How one screen is shown: its kind, and in which way it differs from it. */
export interface Shown {
  readonly kind: keyof typeof kinds;
  /** Names of the dialogs about one record, and the story that shows each, `add` and `missing` too. */
  readonly dialogs?: {
    readonly names: readonly string[];
    readonly stories: Readonly<Record<string, string>>;
  };
  /** Further states: of a bulk action, of its pages, one per portal. */
  readonly also?: readonly string[];
  /** States that it cannot be in, each with the reason. */
  readonly without?: Readonly<Record<string, string>>;
  /** The story file, when it is not the mirrored one. */
  readonly stories?: string;
}

/**
 * Every screen of the console. A `*Screen.tsx` that is missing here fails the tests; a `*Form.tsx` that is
 * missing counts as a form like any other.
 */
export const screens: Readonly<Record<string, Shown>> = {
  'src/features/auth/LoginScreen.tsx': { kind: 'login' },
  'src/features/developers/DeveloperManagementScreen.tsx': {
    kind: 'serverList',
    dialogs: {
      names: developerList.dialogs,
      stories: {
        add: 'Adding',
        edit: 'Editing',
        details: 'ShowingDetails',
        'sub-users': 'ShowingSubUsers',
        delete: 'ConfirmingDelete',
        missing: 'Missing',
      },
    },
    without: { SecondPage: 'the list has no pages' },
  },
  'src/features/companies/CompanyManagementScreen.tsx': {
    kind: 'serverList',
    dialogs: {
      names: companyList.dialogs,
      stories: {
        add: 'Adding',
        edit: 'Editing',
        details: 'ShowingDetails',
        address: 'ShowingAddress',
        subscription: 'ShowingSubscription',
        delete: 'ConfirmingDelete',
        missing: 'Missing',
      },
    },
  },
  'src/features/investors/InvestorManagementScreen.tsx': {
    kind: 'sampleList',
    dialogs: {
      names: investorList.dialogs,
      stories: {
        add: 'Adding',
        edit: 'Editing',
        details: 'ShowingDetails',
        address: 'ShowingAddress',
        subscription: 'ShowingSubscription',
        delete: 'ConfirmingDelete',
        missing: 'Missing',
      },
    },
    without: {
      SecondPage: 'the list has no pages',
      Saving: 'the sample store answers at once',
      SaveRejected: 'the sample store refuses nothing',
    },
  },
  'src/features/audit-log/AuditLogScreen.tsx': {
    kind: 'expandableList',
    dialogs: {
      names: auditList.dialogs,
      stories: { add: 'Adding', details: 'FullDetails', missing: 'Missing' },
    },
    without: { Adding: 'nothing is added to an audit log' },
  },
  'src/features/investors/InvestorForm.tsx': {
    kind: 'form',
    without: {
      Saving: 'the sample store answers at once',
      Rejected: 'the sample store refuses nothing',
    },
  },
  'src/features/shared/subscription/SubscriptionForm.tsx': {
    kind: 'form',
    stories: 'stories/features/shared/subscription/SubscriptionDialog',
  },
  'src/features/profile/ProfileScreen.tsx': { kind: 'page' },
  'src/features/profile/SettingsScreen.tsx': { kind: 'page' },
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
