import { useFormikContext } from 'formik';
import { useState } from 'react';
import styled from 'styled-components';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { FilterChips } from '#src/components/FilterChips/FilterChips.tsx';
import { Note } from '#src/components/Note/Note.tsx';
import { toast } from '#src/components/Toasts/toasts.ts';
import { Text } from '#src/components/Typography/Typography.tsx';
import { type AuditChange, recordAudit } from '#src/features/shared/audit/recordAudit.ts';
import { FormDialog } from '#src/features/shared/form/FormDialog.tsx';
import type { FieldTable } from '#src/features/shared/form/table/fieldTable.ts';
import { RecordFields } from '#src/features/shared/form/table/RecordFields.tsx';
import { countOf, formatNumber, toShown } from '#src/lib/text.ts';

export interface Recipient {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

export interface EmailDialogProps {
  recipients: readonly Recipient[];
  /** What they are. */
  noun: { readonly one: string; readonly many: string };
  /** The plan that they have in common, where they were found by one. */
  plan?: string | undefined;
  onClose: () => void;
}

interface EmailValues {
  readonly subject: string;
  readonly body: string;
}

const fields: FieldTable<EmailValues, EmailValues> = {
  subject: { label: 'Subject', required: true, wide: true },
  body: { label: 'Body', as: 'paragraph', required: true },
};
const empty: EmailValues = { subject: '', body: '' };

/** Many names scroll. */
const To = styled.div`
  max-block-size: 8.5rem;
  overflow: auto;
  padding: 2px;
`;

const Letter = styled.div`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

function Preview() {
  const { subject, body } = useFormikContext<EmailValues>().values;
  if (subject === '' && body === '') return null;
  return (
    <DialogSection title="Preview">
      <Text size="table">
        <strong>{toShown(subject)}</strong>
      </Text>
      <Letter>{toShown(body)}</Letter>
    </DialogSection>
  );
}

/** The audit record of an email. */
export function emailAudit(
  { subject, body }: EmailValues,
  to: readonly Recipient[],
  who: string,
): AuditChange {
  return {
    action: 'Email Sent',
    category: 'User Management',
    details: `Email “${subject}” to ${who}`,
    after: { to: to.map(({ name, email }) => `${name} <${email}>`), subject, body },
  };
}

/** The Bulk Email Tool for chosen records, each of which can be left out: one email to all of them, with an audit record. */
export function EmailDialog({ recipients, noun, plan, onClose }: EmailDialogProps) {
  const addressed = recipients.filter(({ email }) => email !== '');
  const [left, setLeft] = useState(addressed);
  const without = recipients.length - addressed.length;
  const who = countOf(left.length, noun.one, noun.many);

  async function send(values: EmailValues) {
    if (left.length === 0) return { message: 'No one is left to write to.' };
    recordAudit(emailAudit(values, left, who));
    toast.success(`Email sent to ${who}.`);
    return null;
  }

  return (
    <FormDialog
      title="Bulk Email Tool"
      description={`To: ${who}${plan === undefined ? '' : ` on ${plan}`}`}
      submitLabel={`Send to ${formatNumber(left.length)}`}
      fields={fields}
      initialValues={empty}
      draftKey="email"
      onSave={send}
      onClose={onClose}
    >
      <To>
        <FilterChips
          label="Recipients"
          chips={left.map(({ id, name }) => ({
            id,
            label: noun.one,
            text: name,
            onRemove: () => setLeft(left.filter((each) => each.id !== id)),
          }))}
        />
      </To>
      {without > 0 ? (
        <Note intent="warning">{countOf(without, noun.one, noun.many)} without an address.</Note>
      ) : null}
      <RecordFields fields={fields} names={['subject', 'body']} />
      <Preview />
    </FormDialog>
  );
}
