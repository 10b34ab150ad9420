import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';

export interface LeaveQuestionProps {
  /** What would be left is on its way to the server. */
  saving?: boolean | undefined;
  onLeave: () => void;
  onStay: () => void;
}

/** Asked before a dialog or a page that holds something is left; it says what is true of it. */
export function LeaveQuestion({ saving, onLeave, onStay }: LeaveQuestionProps) {
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
