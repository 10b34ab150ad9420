import styled from 'styled-components';
import { ConfirmDialog } from '#src/components/ConfirmDialog/ConfirmDialog.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { DeletionNotes } from '#src/features/shared/records/DeletionNotes.tsx';
import { toShown } from '#src/lib/text.ts';

export interface DeleteDialogProps {
  /** What is deleted, as in the sentence: `developer`. */
  noun: string;
  /** Name of the record, so that the wrong one is not deleted. */
  name: string;
  /** What tells it from others of the same name: its email address, and its Emirates ID or else its id. */
  identity?: readonly string[];
  /** False if the deletion can be undone; the text then does not say that it cannot. */
  irreversible: boolean;
  /** Why it cannot be deleted: said in place of the question. */
  refused?: string | null | undefined;
  /** The record, of which it is said what else its deletion changes. */
  of?: { readonly kind: string; readonly id: string } | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

const Name = styled.strong`
  display: block;
  margin-block-start: ${theme.space[2]};
  color: ${theme.text.main};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Line = styled.span`
  display: block;
  overflow-wrap: anywhere;
`;

/** Asks before something is deleted, in the words of the specification (section 2). */
export function DeleteDialog(props: DeleteDialogProps) {
  const { noun, name, identity = [], irreversible, refused = null, of, onConfirm, onClose } = props;
  return (
    <ConfirmDialog
      title={`Delete ${noun}`}
      confirmLabel="Delete"
      disabled={refused !== null}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <span>
        {refused ??
          `Are you sure you want to delete this ${noun}?${irreversible ? ' This action cannot be undone.' : ''}`}
      </span>
      <Name>{toShown(name)}</Name>
      {identity.map((text) => (
        <Line key={text}>{toShown(text)}</Line>
      ))}
      {of && refused === null ? <DeletionNotes kind={of.kind} ids={[of.id]} /> : null}
    </ConfirmDialog>
  );
}
