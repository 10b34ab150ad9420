import styled from 'styled-components';
import { ConfirmDialog } from '#src/components/ConfirmDialog/ConfirmDialog.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { countOf } from '#src/lib/text.ts';
import { RecordNames } from './RecordNames.tsx';

export interface BulkDeleteDialogProps {
  noun: { one: string; many: string };
  /** All records to delete, because selected rows may be out of sight. */
  records: readonly { id: string; name: string }[];
  /** False if the deletion can be undone. */
  irreversible?: boolean;
  /** One more sentence: what else is deleted or kept with these records. */
  note?: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

const Note = styled.p`
  margin-block-start: ${theme.space[2]};
`;

/** Asks for confirmation of a bulk deletion and names the records. */
export function BulkDeleteDialog({
  noun,
  records,
  irreversible = true,
  note,
  onConfirm,
  onClose,
}: BulkDeleteDialogProps) {
  const title = records.length === 1 ? `Delete ${noun.one}` : `Delete ${noun.many}`;
  return (
    <ConfirmDialog title={title} confirmLabel="Delete" onConfirm={onConfirm} onCancel={onClose}>
      <span>
        {`Are you sure you want to delete ${countOf(records.length, noun.one, noun.many)}?${irreversible ? ' This action cannot be undone.' : ''}`}
      </span>
      <RecordNames records={records} />
      {note ? <Note role="status">{note}</Note> : null}
    </ConfirmDialog>
  );
}
