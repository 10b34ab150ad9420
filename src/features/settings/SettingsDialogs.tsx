import { useFormikContext } from 'formik';
import type { Backup, SystemSettings } from '#src/api/types/settings/systemSettings.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import type { SettingChange } from './changes/settingChanges.ts';
import { type SettingsValues, toSettings } from './settingsValues.ts';

const review = lazyDialog(async () => (await import('./changes/ReviewDialog.tsx')).ReviewDialog);
const preview = lazyDialog(
  async () => (await import('./bulk-email/EmailPreviewDialog.tsx')).EmailPreviewDialog,
);
const send = lazyDialog(async () => (await import('./bulk-email/SendConfirmDialog.tsx')).SendConfirmDialog);
const restore = lazyDialog(
  async () => (await import('./data/RestoreConfirmDialog.tsx')).RestoreConfirmDialog,
);

/** What can be open over the settings. */
export type SettingsDialog = 'review' | 'preview' | 'send' | 'restore';

/** Load the code of a dialog, when its button is hovered or focused. */
export const preloads = {
  review: review.preload,
  email: () => {
    preview.preload();
    send.preload();
  },
  restore: restore.preload,
};

export interface SettingsDialogsProps {
  dialog: SettingsDialog | null;
  changes: readonly SettingChange[];
  backup: Backup;
  onSend: (settings: SystemSettings) => void;
  onRestore: () => void;
  onClose: () => void;
  /** The code of a dialog could not be loaded. */
  onLoadFailed: () => void;
}

/** The dialog that is open over the settings. */
export function SettingsDialogs(props: SettingsDialogsProps) {
  const { dialog, changes, backup, onSend, onRestore, onClose, onLoadFailed } = props;
  const common = { onClose, onLoadFailed };
  const settings = toSettings(useFormikContext<SettingsValues>().values);
  switch (dialog) {
    case null:
      return null;
    case 'review':
      return <review.Dialog {...common} changes={changes} />;
    case 'preview':
      return <preview.Dialog {...common} settings={settings} />;
    case 'send':
      return <send.Dialog {...common} settings={settings} onConfirm={() => onSend(settings)} />;
    case 'restore':
      return <restore.Dialog {...common} backup={backup} onConfirm={onRestore} />;
  }
}
