import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';

export interface LeaveConfirmDialogProps {
  /** A save is in flight. */
  saving?: boolean | undefined;
  onLeave: () => void;
  onStay: () => void;
}

/** The confirmation before leaving a dialog or page with unsaved input or a save in flight. */
export function LeaveConfirmDialog({ saving, onLeave, onStay }: LeaveConfirmDialogProps) {
  return (
    <ConfirmDialog
      title={saving ? 'Close while saving?' : 'Discard changes?'}
      confirmLabel={saving ? 'Close' : 'Discard'}
      cancelLabel={saving ? 'Keep open' : 'Keep editing'}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {saving
        ? 'What you typed has been sent and may be saved all the same.'
        : 'What you typed has not been saved.'}
    </ConfirmDialog>
  );
}
