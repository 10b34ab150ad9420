import type {
  AppliedSettings,
  BulkEmail,
  MaintenanceSchedule,
  SystemSettings,
} from '#src/api/types/settings/systemSettings.ts';
import { countChanges } from '#src/features/shared/form/formValues.ts';

/**
 * Values of the form: the settings, and what is typed beside them and is no setting: the schedule until it is planned,
 * the bulk email until it is sent.
 */
export interface SettingsValues extends SystemSettings, BulkEmail {
  readonly schedule: MaintenanceSchedule;
}

const nothingPlanned: MaintenanceSchedule = { date: '', time: '', message: '', emailBody: '' };
const nothingSent: BulkEmail = { bulkTarget: 'all', bulkAddress: '', bulkSubject: '', bulkBody: '' };

type Applied = Pick<AppliedSettings, 'schedule' | 'sent'>;

/** Where the form begins. */
export function toValues(settings: SystemSettings, { schedule, sent }: Applied): SettingsValues {
  return { ...settings, ...(sent ?? nothingSent), schedule: schedule ?? nothingPlanned };
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
export function hasDrafts(values: SettingsValues, { schedule, sent }: Applied): boolean {
  return (
    countChanges(schedule ?? nothingPlanned, values.schedule) > 0 ||
    countChanges(sent ?? nothingSent, toEmail(values)) > 0
  );
}
