import type { SystemSettings } from '#src/api/types/settings/systemSettings.ts';
import { ConfirmDialog } from '#src/components/ConfirmDialog/ConfirmDialog.tsx';
import { toShown } from '#src/lib/text.ts';
import { targetName } from './bulkEmail.ts';

export interface SendConfirmDialogProps {
  settings: SystemSettings;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a bulk email is sent. */
export function SendConfirmDialog({ settings, onConfirm, onClose }: SendConfirmDialogProps) {
  return (
    <ConfirmDialog
      title="Send email"
      confirmLabel="Send"
      intent="primary"
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      “{toShown(settings.bulkSubject.trim())}” will be sent to {toShown(targetName(settings))}. It cannot be
      taken back.
    </ConfirmDialog>
  );
}
