import type { Backup } from '#src/api/types/settings/systemSettings.ts';
import { ConfirmDialog } from '#src/components/ConfirmDialog/ConfirmDialog.tsx';
import { shownDateTime } from '#src/components/DateTime/shownDates.ts';

export interface RestoreConfirmDialogProps {
  backup: Backup;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before the database is restored. */
export function RestoreConfirmDialog({ backup, onConfirm, onClose }: RestoreConfirmDialogProps) {
  const time = shownDateTime(backup.time);
  return (
    <ConfirmDialog title="Restore database" confirmLabel="Restore" onConfirm={onConfirm} onCancel={onClose}>
      All data goes back to the last backup{time === null ? '' : `, of ${time}`}. What was changed since is
      lost.
    </ConfirmDialog>
  );
}
