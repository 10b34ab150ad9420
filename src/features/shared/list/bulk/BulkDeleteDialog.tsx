import styled from 'styled-components';
import { ConfirmDialog } from '#src/components/ConfirmDialog/ConfirmDialog.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { countOf } from '#src/lib/text.ts';
import { RecordNames } from './RecordNames.tsx';

export interface BulkDeleteDialogProps {
  noun: { one: string; many: string };
  /** What is deleted, all of it: what is selected may be out of sight. */
  records: readonly { id: string; name: string }[];
  /** False where Undo follows. */
  final?: boolean;
  /** What else goes or stays with them, as one more sentence. */
  note?: string | null;
  onConfirm: () => void;
  onCancel: () => void;
}

const Note = styled.p`
  margin-block-start: ${theme.space[2]};
`;

/** One question for many deletions, with their names. */
export function BulkDeleteDialog({
  noun,
  records,
  final = true,
  note,
  onConfirm,
  onCancel,
}: BulkDeleteDialogProps) {
  const title = records.length === 1 ? `Delete ${noun.one}` : `Delete ${noun.many}`;
  return (
    <ConfirmDialog title={title} confirmLabel="Delete" onConfirm={onConfirm} onCancel={onCancel}>
      Are you sure you want to delete {countOf(records.length, noun.one, noun.many)}?
      {final ? ' This action cannot be undone.' : null}
      <RecordNames records={records} />
      {note ? <Note role="status">{note}</Note> : null}
    </ConfirmDialog>
  );
}
