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
import type { Option } from '#src/lib/options.ts';
import { amountText, limitTexts } from '#src/lib/subscription.ts';
import { whole } from '#src/lib/values/whole.ts';
import { amountOf, type PlanOf, planLimits } from './plans.ts';
import { SubscriptionChanges } from './SubscriptionChanges.tsx';
import { subscriptionDraft, type Term, type TypedTerms } from './subscriptionFields.ts';
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

/** What the chosen plan is for. */
function PlanDescription({ planOf }: { planOf: PlanOf }) {
  const { plan = '' } = useFormikContext<TypedTerms>().values;
  const description = planOf(plan)?.description;
  return description ? <Offer>{description}</Offer> : null;
}

/**
 * The limits and the price of the chosen plan, with a button that sets the limits. Choosing a plan does not set them,
 * because they may be agreed individually.
 */
function PlanLimitsOffer({ planOf }: { planOf: PlanOf }) {
  const { values, setValues } = useFormikContext<TypedTerms>();
  const { plan = '', status = '', billingCycle = '' } = values;
  const own = planOf(plan);
  const limits = planLimits(plan, own);
  if (limits === null) return null;
  const { users, projects, storage } = limits;
  const amount = amountText(amountOf({ status, billingCycle }, own));
  return (
    <Offer>
      <Button
        size="small"
        type="button"
        onClick={() =>
          void setValues({ ...values, users: whole.show(users), projects: whole.show(projects), storage })
        }
      >
        {`Use ${plan} limits`}
      </Button>
      <span>{`${limitTexts(limits).join(', ')}${amount === '' ? '' : ` · ${amount}`}`}</span>
    </Offer>
  );
}

/** The choices with a saved word of the server that is none of them. */
function withSaved(choices: readonly Option[], saved: string): readonly Option[] {
  const isChoice = saved === '' || choices.some(({ label }) => label === saved);
  return isChoice ? choices : [{ value: saved, label: saved }, ...choices];
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
    const choices = field.options?.filter(({ value }) => name !== 'plan' || plans.includes(value));
    return [
      name,
      {
        ...field,
        ...(choices && { options: withSaved(choices, text) }),
        hint: isSame(before, Reflect.get(values, name)) ? undefined : `Changed from ${text || 'nothing'}`,
      },
    ];
  });
  return (
    <RecordSections
      fields={Object.fromEntries(marked)}
      notes={{
        Subscription: <PlanDescription planOf={planOf} />,
        Limits: <PlanLimitsOffer planOf={planOf} />,
      }}
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
  const { plans, planOf } = usePlanChoices(audience, saved.plan);
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
      <SubscriptionChanges saved={saved} plans={fields.plan.options ?? []} planOf={planOf} />
    </FormDialog>
  );
}
