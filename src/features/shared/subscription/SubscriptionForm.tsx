import type { ObjectSchema } from 'yup';
import { FormDialog } from '#src/features/shared/form/FormDialog.tsx';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { SubscriptionFields } from './SubscriptionFields.tsx';
import type { FieldValues, SubscriptionKind } from './subscriptionFields.ts';
import { changedFields } from './subscriptionForm.ts';

export interface SubscriptionFormProps<Values extends FieldValues> {
  title: string;
  /** Id of the record, so that its input can be restored after an expired session. */
  id: string;
  /** The fields and their choices. */
  kind: SubscriptionKind;
  /** The saved values. */
  saved: Values;
  schema: ObjectSchema<Values>;
  /** Shows the badge of sample data, for a page without one. */
  sample?: boolean;
  /** Resolves with the problem, or with null after a success. Never rejects. */
  onSave: (values: Values) => Promise<SaveProblem | null>;
  onClose: () => void;
}

/**
 * The form of a subscription (spec sections 2, 3 and 5). Changed fields are marked; Cancel discards the changes without
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
