import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { JsonValue } from '#src/api/types/auditEntry.ts';
import type { SystemSettings } from '#src/api/types/settings/systemSettings.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { type AuditChange, recordAudit } from '#src/features/shared/audit/recordAudit.ts';
import { countChanges, withDraft } from '#src/features/shared/form/formValues.ts';
import { useStoredDraft } from '#src/features/shared/form/useUnsavedInput.ts';
import { pageOf } from '#src/features/shared/list/view/useReadyRead.ts';
import { maintenanceStore } from '#src/features/shared/maintenance/maintenance.store.ts';
import { RecordsContext } from '#src/features/shared/records/RecordsContext.ts';
import { settingsStore } from '#src/features/shared/settings/systemSettings.store.ts';
import { fileNameText } from '#src/lib/fileName.ts';
import { listInWords } from '#src/lib/listInWords.ts';
import { readTarget, targetName } from './bulkEmail.ts';
import type { SettingsDialog } from './dialogs/settingsDialogs.ts';
import type { SettingsActions } from './SettingsBody.tsx';
import { SystemSettingsScreen, type SystemSettingsScreenProps } from './SystemSettingsScreen.tsx';
import { type SettingChange, settingChanges } from './settingChanges.ts';
import { cardAnchors, SETTINGS_DRAFT, toValues, uploadLabels } from './settingFields.ts';

const category = 'User Management';
/** All settings are one record. */
const resource = { kind: 'settings', id: 'SYSTEM-SETTINGS' } as const;

function statesOn(changes: readonly SettingChange[], side: 'before' | 'after'): JsonValue {
  return Object.fromEntries(changes.map((change) => [change.label, change[side]]));
}

/** The audit record of saved settings. */
export function settingsAudit(before: SystemSettings, after: SystemSettings): AuditChange {
  const changes = settingChanges(before, after);
  const names = listInWords(changes.map(({ label }) => label));
  return {
    action: 'Settings Updated',
    category,
    resource,
    details: names === '' ? 'System settings: saved without a change' : `System settings: changed ${names}`,
    before: statesOn(changes, 'before'),
    after: statesOn(changes, 'after'),
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
    resource,
    details: `Maintenance Mode was switched ${on ? 'on' : 'off'}`,
    before: { 'Maintenance Mode': from },
    after: { 'Maintenance Mode': to },
    changes: [{ field: 'Maintenance Mode', oldValue: from, newValue: to }],
  };
}

const { save, apply } = settingsStore;

/** What changes the settings of this tab, with the toasts of spec section 8. Nothing is sent. */
const actions: Omit<SettingsActions, 'onSave' | 'onStart' | 'readTarget' | 'onSent' | 'onRestore'> = {
  onEnd: () => {
    maintenanceStore.end();
    recordAudit(maintenanceAudit(false));
  },
  onCancel: () => {
    apply(() => ({ schedule: null, planned: null }));
    recordAudit({
      ...{ category, resource, action: 'Maintenance Canceled' },
      details: 'The planned maintenance was canceled',
    });
    toast.success('Scheduled maintenance canceled');
  },
  onSchedule: (schedule, planned) => {
    apply(() => ({ schedule, planned }));
    const { date, time, duration } = schedule;
    recordAudit({
      ...{ category, resource, action: 'Maintenance Scheduled' },
      details: `Maintenance was planned for ${date} at ${time}, ${duration} h`,
      after: { ...schedule },
    });
    toast.success(`Maintenance scheduled for ${date} at ${time}. Reminder emails will be sent.`);
  },
  onUpload: (name, file) => {
    apply(({ uploads }) => ({ uploads: { ...uploads, [name]: file } }));
    recordAudit({
      ...{ category, resource, action: file ? 'Settings File Uploaded' : 'Settings File Removed' },
      details: file ? `${uploadLabels[name]}: ${fileNameText(file.name)}` : `${uploadLabels[name]}: removed`,
    });
    if (file) toast.success(`${fileNameText(file.name)} has been uploaded successfully.`);
  },
  onExport: () => {
    recordAudit({ category, resource, action: 'Data Export Started', details: 'All data is exported' });
    toast.success('Data export process has been initiated. You will receive an email when complete.');
  },
};

/** Scrolls to the card that the URL names, after each navigation, and gives it the focus. */
function useCardOfUrl(): void {
  const location = useLocation();
  useEffect(() => {
    const card = cardAnchors.find(({ id }) => `#${id}` === location.hash);
    const element = card && document.getElementById(card.id);
    element?.scrollIntoView();
    element?.focus({ preventScroll: true });
  }, [location]);
}

/** System Settings on the samples of this tab. */
function useSystemSettings(): SystemSettingsScreenProps {
  const { saved, applied } = settingsStore.useSettings();
  const draft = useStoredDraft(SETTINGS_DRAFT);
  const [begin] = useState(() => withDraft(toValues(saved, applied), draft, []));
  const maintenance = maintenanceStore.useBanner() !== null;
  const [backup] = useState(settingsStore.backup);
  const [dialog, setDialog] = useState<SettingsDialog | null>(null);
  const onClose = () => setDialog(null);
  const { records } = use(RecordsContext);
  useCardOfUrl();

  return {
    saved,
    applied,
    maintenance,
    backup,
    begin,
    opened: {
      dialog,
      onOpen: setDialog,
      onClose,
    },
    actions: {
      ...actions,
      onSave: (settings) => {
        recordAudit(settingsAudit(saved, settings));
        save(settings);
        toast.success('System settings have been updated successfully.');
      },
      onStart: (texts) => {
        const settings = { ...saved, ...texts };
        if (countChanges(saved, settings) > 0) recordAudit(settingsAudit(saved, settings));
        save(texts);
        maintenanceStore.start(texts.bannerMessage);
        recordAudit(maintenanceAudit(true));
        if (texts.maintenanceEmailBody.trim() !== '') {
          toast.success('Notification emails will be sent to all users.');
        }
        onClose();
      },
      readTarget: async (email) => (records ? readTarget(email, (await records.load()).kinds) : pageOf([])),
      onSent: (email) => {
        toast.success(`Email sent to ${targetName(email)}.`);
        onClose();
      },
      onRestore: () => {
        recordAudit({
          ...{ category, resource, action: 'Database Restore Started' },
          details: `All data goes back to the last backup, of ${backup.time}`,
        });
        toast.success('Database restore process has been started.');
        onClose();
      },
    },
  };
}

/** System Settings on the samples of this tab. */
export function SystemSettingsContainer() {
  return <SystemSettingsScreen {...useSystemSettings()} />;
}
