import { ConfirmDialog } from '#src/components/ConfirmDialog/ConfirmDialog.tsx';
import { RecordNames, type RecordNamesProps } from '#src/features/shared/list/bulk/RecordNames.tsx';
import { countOf } from '#src/lib/text.ts';

export interface ReminderDialogProps extends RecordNamesProps {
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before renewal reminders are sent, and names the recipients. */
export function ReminderDialog({ records, onConfirm, onClose }: ReminderDialogProps) {
  return (
    <ConfirmDialog
      title="Send renewal reminders"
      confirmLabel="Send"
      intent="primary"
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      Send a renewal reminder to {countOf(records.length, 'user', 'users')}? These are samples: nothing is
      really sent.
      <RecordNames records={records} />
    </ConfirmDialog>
  );
}
