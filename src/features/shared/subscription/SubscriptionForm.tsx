import { useFormikContext } from 'formik';
import { useState } from 'react';
import styled from 'styled-components';
import type { PlanAudience } from '#src/api/types/plan.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { FormDialog } from '#src/features/shared/form/FormDialog.tsx';
import { isSame } from '#src/features/shared/form/formValues.ts';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import {
  type Fields,
  type FieldTable,
  namesOf,
  valuesOf,
} from '#src/features/shared/form/table/fieldTable.ts';
import { RecordSections } from '#src/features/shared/form/table/RecordFields.tsx';
import { readValues } from '#src/features/shared/form/table/readValues.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { fieldText } from '#src/lib/fieldNames.ts';
import { optionsWith } from '#src/lib/options.ts';
import { whole } from '#src/lib/values/whole.ts';
import { amountOf, type PlanOf, planLimits } from './plans.ts';
import { SubscriptionChanges } from './SubscriptionChanges.tsx';
import { limitTexts, subscriptionDraft, toRecordPlan } from './subscription.ts';
import type { Term, TypedTerms } from './subscriptionFields.ts';
import { usePlanChoices } from './usePlanChoices.ts';

const Offer = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[2]};
  margin-block-start: ${theme.space[3]};
  color: ${theme.text.muted};
  font: ${theme.font.table} ${theme.font.family};
`;

/**
 * The limits and the price of the chosen plan, with a button that sets the limits. Choosing a plan does not set them,
 * because they may be agreed individually.
 */
function PlanLimitsOffer({ planOf }: { planOf: PlanOf }) {
  const { values, setValues } = useFormikContext<TypedTerms>();
  const { plan = '', status = '', billingCycle = '' } = values;
  const offered = planOf(plan);
  const limits = planLimits(plan, offered);
  if (limits === null) return null;
  const { users, projects, storage } = limits;
  const amount = amountOf({ status, billingCycle }, offered);
  return (
    <Offer>
      <Button
        size="small"
        type="button"
        onClick={() =>
          void setValues({ ...values, users: whole.show(users), projects: whole.show(projects), storage })
        }
      >
        {`Use ${toRecordPlan(plan)} limits`}
      </Button>
      <span>{`${limitTexts(limits).join(', ')}${amount === '' ? '' : ` · ${amount}`}`}</span>
    </Offer>
  );
}

interface MarkedFieldsProps {
  fields: Fields<never>;
  saved: TypedTerms;
  plans: readonly string[];
  planOf: PlanOf;
}

/**
 * The fields of a subscription. A changed field shows its saved value too, which stays a choice even if it is a word of
 * the server that the form does not know.
 */
function MarkedFields({ fields, saved, plans, planOf }: MarkedFieldsProps) {
  const { values } = readValues(fields, useFormikContext<TypedTerms>().values);
  const names = namesOf(fields);
  const marked = Object.entries(fields).map(([name, field]) => {
    const before: unknown = Reflect.get(saved, name);
    const text = fieldText(names, name, before);
    const choices = name === 'plan' ? plans : field.options?.map(({ value }) => value);
    return [
      name,
      {
        ...field,
        ...(choices && { options: optionsWith(choices, text) }),
        hint: isSame(before, Reflect.get(values, name)) ? undefined : `Changed from ${text || 'nothing'}`,
      },
    ];
  });
  return (
    <RecordSections
      fields={Object.fromEntries(marked)}
      notes={{ Limits: <PlanLimitsOffer planOf={planOf} /> }}
    />
  );
}

export interface SubscriptionFormProps<Terms, Values extends Term & TypedTerms> {
  title: string;
  /** Id of the record, so that its input can be restored after an expired session. */
  id: string;
  fields: FieldTable<Terms, Values>;
  subscription: Terms;
  /** Whose plans can be chosen. */
  audience: PlanAudience;
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
export function SubscriptionForm<Terms, Values extends Term & TypedTerms>(
  props: SubscriptionFormProps<Terms, Values>,
) {
  const { id, fields, subscription, audience, sample = false, onSave, ...form } = props;
  // The values at the opening of the form: later changes must not replace the input.
  const [saved] = useState(() => readValues(fields, valuesOf(fields, subscription)).values);
  const { options: planOptions = [] } = fields.plan;
  const { plans, planOf } = usePlanChoices(
    planOptions.map(({ value }) => value),
    saved.plan,
    audience,
  );
  return (
    <FormDialog
      {...form}
      submitLabel="Save Changes"
      initialValues={saved}
      fields={fields}
      edited={{
        noun: 'subscription',
        names: namesOf(fields),
        readNow: async () => valuesOf(fields, subscription),
      }}
      reverts
      aside={sample ? <SampleBadge /> : null}
      draftKey={subscriptionDraft(id)}
      onSave={onSave}
    >
      <MarkedFields fields={fields} plans={plans} saved={saved} planOf={planOf} />
      <SubscriptionChanges saved={saved} planOf={planOf} />
    </FormDialog>
  );
}
