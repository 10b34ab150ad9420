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
  const subject = settings.bulkSubject.trim();
  return (
    <ConfirmDialog
      title="Send email"
      confirmLabel="Send"
      intent="primary"
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {subject === '' ? 'An email without a subject' : `“${toShown(subject)}”`} will be sent to{' '}
      {toShown(targetName(settings))}. It cannot be taken back.
    </ConfirmDialog>
  );
}
