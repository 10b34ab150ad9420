import type { Backup } from '#src/api/types/settings/systemSettings.ts';
import { ConfirmDialog } from '#src/components/ConfirmDialog/ConfirmDialog.tsx';
import { useTimeZone } from '#src/components/DateTime/shownDates.ts';
import { formatDateTime } from '#src/lib/dates.ts';

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
