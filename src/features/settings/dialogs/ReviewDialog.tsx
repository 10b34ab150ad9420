import { Button } from '#src/components/Button/Button.tsx';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { ChangeTable } from '#src/features/shared/record/ChangeTable.tsx';
import { countOf } from '#src/lib/text.ts';
import { EMPTY, type SettingChange } from '../settingChanges.ts';

export interface ReviewDialogProps {
  changes: readonly SettingChange[];
  onSave: () => void;
  onClose: () => void;
}

/** What `Save All Settings` changes: every setting with its old and its new value, before it is saved. */
export function ReviewDialog({ changes, onSave, onClose }: ReviewDialogProps) {
  return (
    <Dialog
      title="Review changes"
      description={countOf(changes.length, 'unsaved change', 'unsaved changes')}
      size="large"
      readable
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button fill="solid" onClick={onSave}>
            Save All Settings
          </Button>
        </>
      }
    >
      <ChangeTable
        label="Review changes"
        headers={['Setting', 'Old Value', 'New Value']}
        none={EMPTY}
        rows={changes.map(({ id, card, label, before, after }) => ({
          id,
          field: label,
          detail: <small>{card}</small>,
          old: before === EMPTY ? null : before,
          new: after === EMPTY ? null : after,
        }))}
      />
    </Dialog>
  );
}
