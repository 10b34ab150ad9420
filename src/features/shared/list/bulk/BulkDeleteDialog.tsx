import { useState } from 'react';
import styled from 'styled-components';
import { ConfirmDialog } from '#src/components/ConfirmDialog/ConfirmDialog.tsx';
import { Field } from '#src/components/Field/Field.tsx';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { DeletionNotes } from '#src/features/shared/records/DeletionNotes.tsx';
import { countOf, formatNumber } from '#src/lib/text.ts';
import { meaningOf } from '#src/lib/values/kind.ts';
import { whole } from '#src/lib/values/whole.ts';
import type { NamedRecord } from './bulkChanges.ts';
import { RecordNames } from './RecordNames.tsx';

export interface BulkDeleteDialogProps {
  /** The kind of the records, by id. */
  kind: string;
  noun: { one: string; many: string };
  /** All records to delete, because selected rows may be out of sight. */
  records: readonly NamedRecord[];
  /** Why other selected records are left out. */
  leftOut?: readonly string[] | undefined;
  /** False if the deletion can be undone. */
  irreversible?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

const Paragraph = styled.div`
  margin-block-start: ${theme.space[3]};
  color: ${theme.text.main};
`;

/** Of more records, their number is typed before they are deleted. */
const MOST_BY_A_PRESS = 20;

/** Asks for confirmation of a bulk deletion and names the records. */
export function BulkDeleteDialog({
  kind,
  noun,
  records,
  leftOut = [],
  irreversible = true,
  onConfirm,
  onClose,
}: BulkDeleteDialogProps) {
  const count = records.length;
  const [typed, setTyped] = useState('');
  const confirmed = count <= MOST_BY_A_PRESS || meaningOf(whole, typed) === count;
  const title = count === 1 ? `Delete ${noun.one}` : `Delete ${noun.many}`;
  return (
    <ConfirmDialog
      title={title}
      confirmLabel="Delete"
      disabled={!confirmed}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <span>
        {`Are you sure you want to delete ${countOf(count, noun.one, noun.many)}?${irreversible ? ' This action cannot be undone.' : ''}`}
      </span>
      <RecordNames records={records} />
      {leftOut.length > 0 ? (
        <Paragraph>{`${formatNumber(leftOut.length)} left out: ${leftOut[0]}`}</Paragraph>
      ) : null}
      <DeletionNotes kind={kind} ids={records.map(({ id }) => id)} />
      {count > MOST_BY_A_PRESS ? (
        <Paragraph>
          <Field label={`Type ${formatNumber(count)} to delete them`}>
            <TextInput value={typed} onValueChange={setTyped} inputMode="numeric" autoComplete="off" />
          </Field>
        </Paragraph>
      ) : null}
    </ConfirmDialog>
  );
}
