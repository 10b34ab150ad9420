import type { BulkEmail, SystemSettings } from '#src/api/types/settings/systemSettings.ts';
import type { Option } from '#src/lib/options.ts';
import {
  backupRetentions,
  bulkTargets,
  languages,
  logRetentions,
  SPECIFIC_USER,
  timezones,
} from './choices.ts';
import { placeholders } from './emailTemplate.ts';

/** What is typed on the cards, except for the schedule. */
export type TypedSettings = SystemSettings & BulkEmail;

export type SettingName = keyof TypedSettings;

interface TextSetting {
  readonly kind: 'line' | 'email' | 'url' | 'tel' | 'number' | 'paragraph' | 'color';
  /** Spans the whole row; a paragraph always does. */
  readonly wide?: boolean;
}

interface AnySetting {
  readonly label: string;
  readonly hint?: string;
  /** Whether the field is shown with these values; always by default. */
  readonly onlyFor?: (values: TypedSettings) => boolean;
}

/** How a setting is edited and named in the list of changes. */
export type SettingField = AnySetting &
  (
    | TextSetting
    | { readonly kind: 'switch' }
    | { readonly kind: 'choice'; readonly options: readonly Option[] }
  );

/** The cards with their settings, both in the order of the page (spec section 2). */
export const settingCards = {
  Security: {
    minLength: { label: 'Minimum Length', kind: 'number' },
    maxFailedAttempts: { label: 'Max Failed Attempts', kind: 'number' },
    requireUppercase: { label: 'Require Uppercase', kind: 'switch' },
    requireNumbers: { label: 'Require Numbers', kind: 'switch' },
    requireSpecialChars: { label: 'Require Special Characters', kind: 'switch' },
    adminTwoFactor: { label: 'Admin Two-Factor Authentication', kind: 'switch' },
  },
  Notifications: {
    smtpServer: { label: 'SMTP Server', kind: 'line' },
    smtpPort: { label: 'SMTP Port', kind: 'number' },
    smtpUsername: { label: 'SMTP Username', kind: 'line' },
    emailTemplate: {
      label: 'Email Template',
      kind: 'paragraph',
      hint: `Placeholders: ${Object.entries(placeholders)
        .map(([name, meaning]) => `{{${name}}} ${meaning}`)
        .join(', ')}`,
    },
  },
  'Support Information': {
    supportEmail: { label: 'Support Email', kind: 'email' },
    supportPhone: { label: 'Support Phone', kind: 'tel' },
    helpdeskLink: { label: 'Helpdesk Link', kind: 'url' },
    faqLink: { label: 'FAQ Link', kind: 'url' },
  },
  'Legal & Compliance': {
    gdprUrl: { label: 'GDPR URL', kind: 'url' },
    termsUrl: { label: 'Terms URL', kind: 'url' },
    privacyUrl: { label: 'Privacy URL', kind: 'url' },
  },
  'Maintenance Mode': {
    bannerMessage: { label: 'Banner Message', kind: 'paragraph' },
    maintenanceEmailBody: {
      label: 'Maintenance Email Body',
      kind: 'paragraph',
      hint: 'Sent to all users when maintenance is switched on; without a text no email is sent.',
    },
  },
  'Branding Customization': {
    portalName: { label: 'Portal Name', kind: 'line' },
    primaryColor: { label: 'Primary Color', kind: 'color' },
  },
  'Localization Defaults': {
    timezone: { label: 'Default Timezone', kind: 'choice', options: timezones },
    language: { label: 'Default Language', kind: 'choice', options: languages },
  },
  'Bulk Email Tool': {
    bulkTarget: { label: 'Target', kind: 'choice', options: bulkTargets },
    bulkAddress: {
      label: 'User Email',
      kind: 'email',
      onlyFor: ({ bulkTarget }) => bulkTarget === SPECIFIC_USER,
    },
    bulkSubject: { label: 'Subject', kind: 'line', wide: true },
    bulkBody: { label: 'Body', kind: 'paragraph' },
  },
  'Data Management': {
    logRetention: { label: 'Log Retention', kind: 'choice', options: logRetentions },
    backupRetention: { label: 'Backup Retention', kind: 'choice', options: backupRetentions },
  },
} satisfies Readonly<Record<string, Readonly<Partial<Record<SettingName, SettingField>>>>>;

export type CardTitle = keyof typeof settingCards;

/** All settings by name. */
export const settingFields: Readonly<Record<SettingName, SettingField>> = {
  ...settingCards.Security,
  ...settingCards.Notifications,
  ...settingCards['Support Information'],
  ...settingCards['Legal & Compliance'],
  ...settingCards['Maintenance Mode'],
  ...settingCards['Branding Customization'],
  ...settingCards['Localization Defaults'],
  ...settingCards['Bulk Email Tool'],
  ...settingCards['Data Management'],
};

/** The names of the settings of a card. */
export function namesOf(card: CardTitle): readonly SettingName[] {
  return Object.keys(settingCards[card]) as SettingName[];
}
