import type { MaintenanceSchedule, SystemSettings } from '#src/api/types/settings/systemSettings.ts';
import { countChanges } from '#src/features/shared/form/formValues.ts';

/** Values of the form: the settings, and the schedule that is typed, which is no setting until it is planned. */
export interface SettingsValues extends SystemSettings {
  readonly schedule: MaintenanceSchedule;
}

const nothingPlanned: MaintenanceSchedule = { date: '', time: '', message: '', emailBody: '' };

/** Where the form begins. */
export function toValues(settings: SystemSettings, schedule: MaintenanceSchedule | null): SettingsValues {
  return { ...settings, schedule: schedule ?? nothingPlanned };
}

/** The settings of the form, as they are saved. */
export function toSettings({ schedule: _, ...settings }: SettingsValues): SystemSettings {
  return settings;
}

/** The saved settings, with the bulk email that was sent: it is no unsaved change any more. */
export function withSentEmail(saved: SystemSettings, sent: SystemSettings): SystemSettings {
  const { bulkTarget, bulkAddress, bulkSubject, bulkBody } = sent;
  return { ...saved, bulkTarget, bulkAddress, bulkSubject, bulkBody };
}

/** The key of the draft that an expired session gives back. */
export const SETTINGS_DRAFT = 'system settings';

/** Whether the typed schedule is another than the planned one. */
export function isUnplanned(typed: MaintenanceSchedule, planned: MaintenanceSchedule | null): boolean {
  return countChanges(planned ?? nothingPlanned, typed) > 0;
}
