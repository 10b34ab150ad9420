import { useState } from 'react';
import type { PlanAudience } from '#src/api/types/plan.ts';
import { FormDialog } from '#src/features/shared/form/FormDialog.tsx';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { SubscriptionFields } from './SubscriptionFields.tsx';
import { subscriptionDraft } from './subscription.ts';
import { type FieldValues, fieldText, subscriptionNames } from './subscriptionFields.ts';
import type { SubscriptionKind } from './subscriptionForm.ts';
import { changedFields } from './subscriptionValues.ts';
import { usePlanChoices } from './usePlanChoices.ts';

export interface SubscriptionFormProps<Terms, Values extends FieldValues> {
  title: string;
  /** Id of the record, so that its input can be restored after an expired session. */
  id: string;
  kind: SubscriptionKind<Terms, Values>;
  subscription: Terms;
  /** Whose plans can be chosen; all when absent. */
  audience?: PlanAudience | undefined;
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
export function SubscriptionForm<Terms, Values extends FieldValues>({
  id,
  kind,
  subscription,
  audience,
  sample = false,
  onSave,
  ...form
}: SubscriptionFormProps<Terms, Values>) {
  // The values at the opening of the form: later changes must not replace the input.
  const [saved] = useState(() => kind.valuesOf(subscription));
  const { plans, planOf } = usePlanChoices(kind.plans, fieldText(saved.plan), audience);
  return (
    <FormDialog<Values>
      {...form}
      submitLabel="Save Changes"
      initialValues={saved}
      edited={{
        noun: 'subscription',
        names: subscriptionNames,
        readNow: async () => kind.valuesOf(subscription),
      }}
      schema={kind.schema}
      reverts
      aside={sample ? <SampleBadge /> : null}
      draftKey={subscriptionDraft(id)}
      countChanges={(values) => changedFields(saved, values).size}
      onSave={onSave}
    >
      <SubscriptionFields kind={{ ...kind, plans }} saved={saved} planOf={planOf} />
    </FormDialog>
  );
}
