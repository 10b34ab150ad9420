import type { Backup, BulkEmail } from '#src/api/types/settings/systemSettings.ts';
import { ConfirmDialog } from '#src/components/ConfirmDialog/ConfirmDialog.tsx';
import { useTimeZone } from '#src/components/DateTime/shownDates.ts';
import { formatDateTime } from '#src/lib/dates.ts';
import { toShown } from '#src/lib/text.ts';
import { targetName } from '../bulkEmail.ts';

interface Answers {
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before the database is restored. */
export function RestoreConfirmDialog({ backup, onConfirm, onClose }: Answers & { backup: Backup }) {
  const time = formatDateTime(backup.time, useTimeZone());
  return (
    <ConfirmDialog title="Restore database" confirmLabel="Restore" onConfirm={onConfirm} onCancel={onClose}>
      All data goes back to the last backup{time === null ? '' : `, of ${time}`}. What was changed since is
      lost.
    </ConfirmDialog>
  );
}

/** Asks before a bulk email is sent. */
export function SendConfirmDialog({ email, onConfirm, onClose }: Answers & { email: BulkEmail }) {
  return (
    <ConfirmDialog
      title="Send email"
      confirmLabel="Send"
      intent="primary"
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      “{toShown(email.bulkSubject.trim())}” will be sent to {toShown(targetName(email))}. It cannot be taken
      back.
    </ConfirmDialog>
  );
}
