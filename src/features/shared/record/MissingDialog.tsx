import { Button } from '#src/components/Button/Button.tsx';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { Text } from '#src/components/Typography/Typography.tsx';
import { capitalised } from '#src/lib/text.ts';

export interface MissingDialogProps {
  /** What a record is: `developer`. */
  noun: string;
  onClose: () => void;
}

/** Shown when a link names a record that the list does not have. */
export function MissingDialog({ noun, onClose }: MissingDialogProps) {
  return (
    <Dialog
      title={`${capitalised(noun)} not found`}
      size="small"
      onClose={onClose}
      footer={
        <Button fill="solid" onClick={() => onClose()}>
          Close
        </Button>
      }
    >
      <Text>This {noun} is not in the list. It may have been deleted since the link was made.</Text>
    </Dialog>
  );
}
