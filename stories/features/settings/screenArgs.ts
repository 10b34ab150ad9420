import { fn } from 'storybook/test';
import { lastBackup } from '#fixtures/build/samples.ts';
import { appliedSettings, systemSettings } from '#fixtures/data/systemSettings.ts';
import type { SettingsDialog } from '#src/features/settings/dialogs/settingsDialogs.ts';
import type { SystemSettingsScreenProps } from '#src/features/settings/SystemSettingsScreen.tsx';
import { type SettingsValues, toValues } from '#src/features/settings/settingFields.ts';

/** The form with these values typed over the saved ones. */
export function typed(values: Partial<SettingsValues>): SettingsValues {
  return { ...toValues(systemSettings, appliedSettings), ...values };
}

/** The actions of a screen on which this dialog is open. */
export function withDialog(dialog: SettingsDialog | null): SystemSettingsScreenProps['opened'] {
  return { dialog, onOpen: fn(), onClose: fn() };
}

/** The screen as it opens. */
export const screenArgs: SystemSettingsScreenProps = {
  saved: systemSettings,
  applied: appliedSettings,
  maintenance: false,
  backup: lastBackup,
  begin: typed({}),
  opened: withDialog(null),
  actions: {
    onSave: fn(),
    onStart: fn(),
    onEnd: fn(),
    onSchedule: fn(),
    onCancel: fn(),
    onUpload: fn(),
    readTarget: fn(async () => ({
      rows: [{ id: 'COMP-001', name: 'Acme Developments', email: 'hello@acme.example' }],
      total: 1,
    })),
    onSent: fn(),
    onExport: fn(),
    onRestore: fn(),
  },
};
