import type { SystemSettings } from '#src/api/types/settings/systemSettings.ts';
import type { SelectOption } from '#src/components/Select/Select.tsx';
import { type Advice, color, emailAddress, host, phone, port, webAddress, wholeNumber } from './advice.ts';
import { backupRetentions, bulkTargets, languages, logRetentions, timezones } from './choices.ts';
import { templateAdvice } from './email/emailTemplate.ts';

export type SettingName = keyof SystemSettings;

/** The titles of the nine cards (spec section 2). */
export type CardTitle =
  | 'Security'
  | 'Notifications'
  | 'Support Information'
  | 'Legal & Compliance'
  | 'Maintenance Mode'
  | 'Branding Customization'
  | 'Localization Defaults'
  | 'Bulk Email Tool'
  | 'Data Management';

interface TextSetting {
  readonly kind: 'line' | 'email' | 'url' | 'tel' | 'number' | 'paragraph' | 'color';
  readonly advice?: Advice;
}

/** How a setting is edited and named in the list of changes. */
export type SettingField = { readonly card: CardTitle; readonly label: string; readonly hint?: string } & (
  | TextSetting
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly options: readonly SelectOption[] }
);

/** All settings in the order of the cards. */
export const settingFields: Readonly<Record<SettingName, SettingField>> = {
  minLength: { card: 'Security', label: 'Minimum Length', kind: 'number', advice: wholeNumber(8, 128) },
  maxFailedAttempts: {
    card: 'Security',
    label: 'Max Failed Attempts',
    kind: 'number',
    advice: wholeNumber(1, 20),
  },
  requireUppercase: { card: 'Security', label: 'Require Uppercase', kind: 'switch' },
  requireNumbers: { card: 'Security', label: 'Require Numbers', kind: 'switch' },
  requireSpecialChars: { card: 'Security', label: 'Require Special Characters', kind: 'switch' },
  adminTwoFactor: { card: 'Security', label: 'Admin Two-Factor Authentication', kind: 'switch' },
  smtpServer: { card: 'Notifications', label: 'SMTP Server', kind: 'line', advice: host },
  smtpPort: { card: 'Notifications', label: 'SMTP Port', kind: 'number', advice: port },
  smtpUsername: { card: 'Notifications', label: 'SMTP Username', kind: 'line' },
  emailTemplate: {
    card: 'Notifications',
    label: 'Email Template',
    kind: 'paragraph',
    advice: templateAdvice,
  },
  supportEmail: {
    card: 'Support Information',
    label: 'Support Email',
    kind: 'email',
    advice: emailAddress,
  },
  supportPhone: { card: 'Support Information', label: 'Support Phone', kind: 'tel', advice: phone },
  helpdeskLink: { card: 'Support Information', label: 'Helpdesk Link', kind: 'url', advice: webAddress },
  faqLink: { card: 'Support Information', label: 'FAQ Link', kind: 'url', advice: webAddress },
  gdprUrl: { card: 'Legal & Compliance', label: 'GDPR URL', kind: 'url', advice: webAddress },
  termsUrl: { card: 'Legal & Compliance', label: 'Terms URL', kind: 'url', advice: webAddress },
  privacyUrl: { card: 'Legal & Compliance', label: 'Privacy URL', kind: 'url', advice: webAddress },
  bannerMessage: { card: 'Maintenance Mode', label: 'Banner Message', kind: 'paragraph' },
  maintenanceEmailBody: {
    card: 'Maintenance Mode',
    label: 'Maintenance Email Body',
    kind: 'paragraph',
    hint: 'Sent to all users when maintenance is switched on; without a text no email is sent.',
  },
  portalName: { card: 'Branding Customization', label: 'Portal Name', kind: 'line' },
  primaryColor: { card: 'Branding Customization', label: 'Primary Color', kind: 'color', advice: color },
  timezone: {
    card: 'Localization Defaults',
    label: 'Default Timezone',
    kind: 'choice',
    options: timezones,
  },
  language: {
    card: 'Localization Defaults',
    label: 'Default Language',
    kind: 'choice',
    options: languages,
  },
  bulkTarget: { card: 'Bulk Email Tool', label: 'Target', kind: 'choice', options: bulkTargets },
  bulkAddress: { card: 'Bulk Email Tool', label: 'User Email', kind: 'email', advice: emailAddress },
  bulkSubject: { card: 'Bulk Email Tool', label: 'Subject', kind: 'line' },
  bulkBody: { card: 'Bulk Email Tool', label: 'Body', kind: 'paragraph' },
  logRetention: {
    card: 'Data Management',
    label: 'Log Retention',
    kind: 'choice',
    options: logRetentions,
  },
  backupRetention: {
    card: 'Data Management',
    label: 'Backup Retention',
    kind: 'choice',
    options: backupRetentions,
  },
};
