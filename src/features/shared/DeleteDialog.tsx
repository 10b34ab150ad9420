import styled from 'styled-components';
import { ConfirmDialog } from '#src/components/ConfirmDialog/ConfirmDialog.tsx';
import { theme } from '#src/components/theme/theme.ts';

export interface DeleteDialogProps {
  /** What is deleted, as in the sentence: `developer`. */
  noun: string;
  /** Who or what it is, so that nobody deletes the neighbour. */
  name: string;
  onConfirm: () => void;
  onCancel: () => void;
}

const Name = styled.strong`
  display: block;
  margin-block-start: ${theme.space[2]};
  color: ${theme.text.main};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/** Asks before something is deleted, in the words of the specification (section 2). */
export function DeleteDialog({ noun, name, onConfirm, onCancel }: DeleteDialogProps) {
  return (
    <ConfirmDialog title={`Delete ${noun}`} confirmLabel="Delete" onConfirm={onConfirm} onCancel={onCancel}>
      Are you sure you want to delete this {noun}? This action cannot be undone.
      <Name>{name}</Name>
    </ConfirmDialog>
  );
}
