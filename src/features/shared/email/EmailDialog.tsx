import { Formik, useFormikContext } from 'formik';
import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { FilterChips } from '#src/components/FilterChips/FilterChips.tsx';
import { FormField } from '#src/components/FormField/FormField.tsx';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import { toast } from '#src/components/Toasts/toasts.ts';
import { Text } from '#src/components/Typography/Typography.tsx';
import { FormDialogBody } from '#src/features/shared/form/FormDialogBody.tsx';
import { countChanges, inputWithDraft } from '#src/features/shared/form/formValues.ts';
import type { FieldTable } from '#src/features/shared/form/table/fieldTable.ts';
import { inputOf, RecordFields } from '#src/features/shared/form/table/RecordFields.tsx';
import { readValues } from '#src/features/shared/form/table/readValues.ts';
import { useStoredDraft } from '#src/features/shared/form/useUnsavedInput.ts';
import { countOf, toShown } from '#src/lib/text.ts';
import type { Recipient } from './addressees.ts';
import { emailKey, recipientsAt } from './emailDraft.ts';
import { type Email, SendDialog, type SendDialogProps } from './SendDialog.tsx';

export interface EmailDialogProps extends Pick<SendDialogProps, 'readNow' | 'onClose'> {
  /** `kept`: those of the draft that is kept for the place. */
  recipients: readonly Recipient[] | 'kept';
  /** Where it is begun, to be given back there after an expired session: the id of a list or a plan. */
  place: string;
  /** What they are. */
  noun: { readonly one: string; readonly many: string };
  /** The plan that they have in common, where they were found by one. */
  plan?: string | undefined;
  /** With which the email begins. */
  subject?: string;
}

/** What is being written, with those whom it is for. */
export interface WrittenEmail extends Email {
  readonly to: readonly Recipient[];
}

const fields: FieldTable<Email, Email> = {
  subject: { label: 'Subject', required: true, wide: true },
  body: { label: 'Body', as: 'paragraph', required: true },
};

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
  const { subject, body } = useFormikContext<Email>().values;
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

/** Recipients are only taken out, and Formik copies its values. */
const comparable = (email: WrittenEmail) => ({ ...email, to: email.to.length });

/** Enter in the subject goes on to the body: only a button sends. */
function moveOn(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.querySelector('textarea')?.focus();
}

/** The Bulk Email Tool for chosen records, each of which can be left out: one email to all of them, with an audit record. */
export function EmailDialog({
  recipients,
  place,
  noun,
  plan,
  subject = '',
  readNow,
  onClose,
}: EmailDialogProps) {
  const [asked] = useState(() => (recipients === 'kept' ? recipientsAt(place) : recipients));
  const key = emailKey(place, asked);
  const draft = useStoredDraft(key);
  const [start] = useState(() => inputWithDraft<WrittenEmail>({ to: asked, subject, body: '' }, draft, []));
  const [sending, setSending] = useState(false);
  const whoOf = (count: number) => countOf(count, noun.one, noun.many);

  return (
    <Formik
      initialValues={start.values}
      validate={(values) => readValues(fields, values).problems}
      onSubmit={async () => setSending(true)}
    >
      {({ values, setFieldValue }) => (
        <>
          <FormDialogBody
            title="Bulk Email Tool"
            description={`To: ${whoOf(values.to.length)}${plan === undefined ? '' : ` on ${plan}`}`}
            submitLabel="Review Email"
            changes={countChanges(comparable(start.saved), comparable(values))}
            saved={start.saved}
            givenBack={draft !== undefined}
            draftKey={key}
            onClose={onClose}
          >
            <To>
              <FilterChips
                label="Recipients"
                chips={values.to.map(({ id, name }) => ({
                  id,
                  label: noun.one,
                  text: name,
                  onRemove: () =>
                    void setFieldValue(
                      'to',
                      values.to.filter((each) => each.id !== id),
                    ),
                }))}
              />
            </To>
            <FormField {...inputOf('subject', fields.subject)}>
              {(control) => <TextInput {...control} onKeyDown={moveOn} />}
            </FormField>
            <RecordFields fields={fields} names={['body']} />
            <Preview />
          </FormDialogBody>
          {sending ? (
            <SendDialog
              email={readValues(fields, values).values}
              asked={values.to}
              readNow={readNow}
              whoOf={whoOf}
              onSent={(to) => {
                toast.success(`Email sent to ${whoOf(to.length)}.`);
                onClose();
              }}
              onClose={() => setSending(false)}
            />
          ) : null}
        </>
      )}
    </Formik>
  );
}
