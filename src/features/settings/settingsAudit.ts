import type { JsonValue } from '#src/api/types/auditEntry.ts';
import type { SystemSettings } from '#src/api/types/settings/systemSettings.ts';
import type { AuditChange } from '#src/features/shared/audit/recordAudit.ts';
import { listInWords } from '#src/lib/listInWords.ts';
import { type SettingChange, settingChanges } from './settingChanges.ts';

const category = 'User Management';
/** The id that records of the settings have: all settings are one record, which has no id of its own. */
const resourceId = 'SYSTEM-SETTINGS';

function stateOf(changes: readonly SettingChange[], side: 'before' | 'after'): JsonValue {
  return Object.fromEntries(changes.map((change) => [change.label, change[side]]));
}

/** The audit record of saved settings. */
export function settingsAudit(before: SystemSettings, after: SystemSettings): AuditChange {
  const changes = settingChanges(before, after);
  const names = listInWords(changes.map(({ label }) => label));
  return {
    action: 'Settings Updated',
    category,
    resourceId,
    details: names === '' ? 'System settings: saved without a change' : `System settings: changed ${names}`,
    before: stateOf(changes, 'before'),
    after: stateOf(changes, 'after'),
    changes: changes.map(({ label, before: oldValue, after: newValue }) => ({
      field: label,
      oldValue,
      newValue,
    })),
  };
}

/** The audit record of Maintenance Mode being switched on or off. */
export function maintenanceAudit(on: boolean): AuditChange {
  const [from, to] = on ? ['Off', 'On'] : ['On', 'Off'];
  return {
    action: on ? 'Maintenance Started' : 'Maintenance Ended',
    category,
    resourceId,
    details: `Maintenance Mode was switched ${on ? 'on' : 'off'}`,
    before: { 'Maintenance Mode': from },
    after: { 'Maintenance Mode': to },
    changes: [{ field: 'Maintenance Mode', oldValue: from, newValue: to }],
  };
}
