import type {
  AppliedSettings,
  BulkEmail,
  MaintenanceSchedule,
  SystemSettings,
  UploadName,
} from '#src/api/types/settings/systemSettings.ts';
import { countChanges } from '#src/features/shared/form/formValues.ts';
import type { Field } from '#src/features/shared/form/table/fieldTable.ts';
import { backupRetentions, bulkTargets, languages, logRetentions, timezones } from './choices.ts';
import { placeholders } from './emailTemplate.ts';

/**
 * Values of the form: the settings, and what is typed beside them and is no setting: the schedule until it is planned,
 * the bulk email until it is sent.
 */
export interface SettingsValues extends SystemSettings, BulkEmail {
  readonly schedule: MaintenanceSchedule;
}

export const nothingPlanned: MaintenanceSchedule = {
  date: '',
  time: '',
  duration: '2',
  message: '',
  emailBody: '',
};
/** The bulk email before one is written, and after it was sent. */
export const noEmail: BulkEmail = { bulkTarget: 'all', bulkAddress: '', bulkSubject: '', bulkBody: '' };

type Applied = Pick<AppliedSettings, 'schedule'>;

/** Where the form begins. */
export function toValues(settings: SystemSettings, { schedule }: Applied): SettingsValues {
  return { ...settings, ...noEmail, schedule: schedule ?? nothingPlanned };
}

/** The settings of the form, as they are saved. */
export function toSettings(values: SettingsValues): SystemSettings {
  const { schedule, bulkTarget, bulkAddress, bulkSubject, bulkBody, ...settings } = values;
  return settings;
}

/** The bulk email of the form. */
export function toEmail({ bulkTarget, bulkAddress, bulkSubject, bulkBody }: SettingsValues): BulkEmail {
  return { bulkTarget, bulkAddress, bulkSubject, bulkBody };
}

/** The key of the draft that an expired session gives back. */
export const SETTINGS_DRAFT = 'system settings';

/** Whether leaving would lose a schedule that is not planned, or a bulk email that was not sent. */
export function hasDrafts(values: SettingsValues, { schedule }: Applied): boolean {
  const differs = (planned: MaintenanceSchedule) => countChanges(planned, values.schedule) > 0;
  return (
    (differs(nothingPlanned) && (schedule === null || differs(schedule))) ||
    countChanges(noEmail, toEmail(values)) > 0
  );
}

/** What is typed on the cards, except for the schedule. */
export type TypedSettings = SystemSettings & BulkEmail;

export type SettingName = keyof TypedSettings;

/** The cards with their settings, both in the order of the page (spec section 2). Settings are not validated (section 5). */
export const settingCards = {
  Security: {
    minLength: { label: 'Minimum Length', inputMode: 'numeric' },
    maxFailedAttempts: { label: 'Max Failed Attempts', inputMode: 'numeric' },
    requireUppercase: { label: 'Require Uppercase', as: 'switch' },
    requireNumbers: { label: 'Require Numbers', as: 'switch' },
    requireSpecialChars: { label: 'Require Special Characters', as: 'switch' },
    adminTwoFactor: { label: 'Admin Two-Factor Authentication', as: 'switch' },
  },
  Notifications: {
    smtpServer: { label: 'SMTP Server' },
    smtpPort: { label: 'SMTP Port', inputMode: 'numeric' },
    smtpUsername: { label: 'SMTP Username' },
    emailTemplate: {
      label: 'Email Template',
      as: 'paragraph',
      hint: `Placeholders: ${Object.entries(placeholders)
        .map(([name, meaning]) => `{{${name}}} ${meaning}`)
        .join(', ')}`,
    },
  },
  'Support Information': {
    supportEmail: { label: 'Support Email', as: 'email' },
    supportPhone: { label: 'Support Phone', as: 'tel' },
    helpdeskLink: { label: 'Helpdesk Link', as: 'url' },
    faqLink: { label: 'FAQ Link', as: 'url' },
  },
  'Legal & Compliance': {
    gdprUrl: { label: 'GDPR URL', as: 'url' },
    termsUrl: { label: 'Terms URL', as: 'url' },
    privacyUrl: { label: 'Privacy URL', as: 'url' },
  },
  'Maintenance Mode': {
    bannerMessage: { label: 'Banner Message', as: 'paragraph' },
    maintenanceEmailBody: {
      label: 'Maintenance Email Body',
      as: 'paragraph',
      hint: 'Sent to all users when maintenance is switched on; without a text no email is sent.',
    },
  },
  'Branding Customization': {
    portalName: { label: 'Portal Name' },
    primaryColor: { label: 'Primary Color', as: 'color' },
  },
  'Localization Defaults': {
    timezone: { label: 'Default Timezone', as: 'choice', options: timezones },
    language: { label: 'Default Language', as: 'choice', options: languages },
  },
  'Bulk Email Tool': {
    bulkTarget: { label: 'Target', as: 'choice', options: bulkTargets },
    bulkAddress: { label: 'User Email', as: 'email' },
    bulkSubject: { label: 'Subject', wide: true },
    bulkBody: { label: 'Body', as: 'paragraph' },
  },
  'Data Management': {
    logRetention: { label: 'Log Retention', as: 'choice', options: logRetentions },
    backupRetention: { label: 'Backup Retention', as: 'choice', options: backupRetentions },
  },
} satisfies Readonly<Record<string, Readonly<Partial<Record<SettingName, Field<never>>>>>>;

export type CardTitle = keyof typeof settingCards;

/** What can be uploaded, as its field is called. */
export const uploadLabels: Readonly<Record<UploadName, string>> = {
  logo: 'Logo',
  favicon: 'Favicon',
  gdpr: 'GDPR File',
  terms: 'Terms File',
  privacy: 'Privacy File',
};

/** All settings by name. */
export const settingFields: Readonly<Record<SettingName, Field<never>>> = {
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

/** The id of a card on the page: `legal-compliance`. */
export function anchorOf(title: CardTitle): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/gu, '-');
}

/** The cards with their ids, in the order of the page. */
export const cardAnchors = (Object.keys(settingCards) as CardTitle[]).map((title) => ({
  title,
  id: anchorOf(title),
}));
