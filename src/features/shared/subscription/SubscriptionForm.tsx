import type { ObjectSchema } from 'yup';
import { FormDialog } from '#src/features/shared/form/FormDialog.tsx';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { SubscriptionFields } from './SubscriptionFields.tsx';
import type { FieldValues, SubscriptionKind } from './subscriptionFields.ts';
import { changedFields } from './subscriptionForm.ts';

export interface SubscriptionFormProps<Values extends FieldValues> {
  title: string;
  /** Names the record, so that an expired session gives the input back to it. */
  id: string;
  /** Which fields there are. */
  kind: SubscriptionKind;
  /** What is saved. */
  saved: Values;
  schema: ObjectSchema<Values>;
  /** Says that the subscription is kept in this tab, where the page does not say it. */
  sample?: boolean;
  /** Resolves with what was refused, or null when it is saved. Never rejects. */
  onSave: (values: Values) => Promise<SaveProblem | null>;
  onClose: () => void;
}

/**
 * Changes a subscription (spec sections 2, 3 and 5). What differs from what is saved says so; Cancel drops it without
 * a question.
 */
export function SubscriptionForm<Values extends FieldValues>({
  id,
  kind,
  saved,
  sample = false,
  ...form
}: SubscriptionFormProps<Values>) {
  return (
    <FormDialog<Values>
      {...form}
      submitLabel="Save Changes"
      initialValues={saved}
      reverts
      aside={sample ? <SampleBadge /> : null}
      draftKey={`subscription ${id}`}
      countChanges={(values) => changedFields(saved, values).size}
    >
      <SubscriptionFields kind={kind} saved={saved} />
    </FormDialog>
  );
}
