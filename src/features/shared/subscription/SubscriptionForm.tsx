import { useFormikContext } from 'formik';
import { useState } from 'react';
import styled from 'styled-components';
import type { PlanAudience } from '#src/api/types/plan.ts';
import type { PlanLimits } from '#src/api/types/subscription/subscription.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { FormField } from '#src/components/FormField/FormField.tsx';
import { Select } from '#src/components/Select/Select.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { FormDialog } from '#src/features/shared/form/FormDialog.tsx';
import { isSame } from '#src/features/shared/form/formValues.ts';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import {
  type Field,
  type Fields,
  type FieldTable,
  namesOf,
  valuesOf,
} from '#src/features/shared/form/table/fieldTable.ts';
import { inputOf, RecordSections } from '#src/features/shared/form/table/RecordFields.tsx';
import { readValues } from '#src/features/shared/form/table/readValues.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { fieldText } from '#src/lib/fieldNames.ts';
import type { Option } from '#src/lib/options.ts';
import { amountText, limitTexts } from '#src/lib/subscription.ts';
import { meaningOf } from '#src/lib/values/kind.ts';
import { whole } from '#src/lib/values/whole.ts';
import { amountOf, areAgreed, type PlanOf, planLimits, withPrices } from './plans.ts';
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

/** The typed texts of limits. */
const typedLimits = ({ users, projects, storage }: PlanLimits) => ({
  users: whole.show(users),
  projects: whole.show(projects),
  storage,
});

type TypedLimits = ReturnType<typeof typedLimits>;

const hasLimits = (values: TypedTerms, limits: TypedLimits) =>
  values.users === limits.users && values.projects === limits.projects && values.storage === limits.storage;

/** The limits and the price of the chosen plan, with a button that sets the limits where others were agreed. */
function PlanLimitsOffer({ planOf }: { planOf: PlanOf }) {
  const { values, setValues } = useFormikContext<TypedTerms>();
  const { plan = '', status = '', billingCycle = '' } = values;
  const own = planOf(plan);
  const limits = planLimits(plan, own);
  if (limits === null) return null;
  const typed = typedLimits(limits);
  const amount = amountText(amountOf({ status, billingCycle }, own));
  return (
    <Offer>
      {hasLimits(values, typed) ? null : (
        <Button size="small" type="button" onClick={() => void setValues({ ...values, ...typed })}>
          {`Use ${plan} limits`}
        </Button>
      )}
      <span>{`${limitTexts(limits).join(', ')}${amount === '' ? '' : ` · ${amount}`}`}</span>
    </Offer>
  );
}

interface PlanFieldProps {
  field: Field<never>;
  /** The saved limits, which follow the plan; null for a form without limits, and where others were agreed. */
  following: TypedLimits | null;
  planOf: PlanOf;
}

/** The plan, each choice with its price. The limits follow it until they are edited. */
function PlanField({ field, planOf, ...props }: PlanFieldProps) {
  const { values, setValues } = useFormikContext<TypedTerms>();
  const [following, setFollowing] = useState(props.following);
  function choose(plan: string) {
    const limits = planLimits(plan, planOf(plan));
    const follows = limits !== null && following !== null && hasLimits(values, following);
    const typed = follows ? typedLimits(limits) : null;
    if (typed) setFollowing(typed);
    void setValues({ ...values, plan, ...typed });
  }
  return (
    <FormField {...inputOf('plan', field)}>
      {(control) => (
        <Select {...control} options={withPrices(field.options ?? [], planOf)} onValueChange={choose} />
      )}
    </FormField>
  );
}

/** The saved limits as typed texts, unless others than those of the plan were agreed; null for a form without limits. */
function followingLimits({ plan = '', users, projects = '', storage = '' }: TypedTerms, planOf: PlanOf) {
  if (users === undefined) return null;
  const limits = { users: meaningOf(whole, users) ?? 0, projects: meaningOf(whole, projects) ?? 0, storage };
  return areAgreed(limits, planLimits(plan, planOf(plan))) ? null : typedLimits(limits);
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
  const marked = Object.entries(fields).map(([name, field]): readonly [string, Field<never>] => {
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
  const shown = Object.fromEntries(marked);
  return (
    <RecordSections
      fields={shown}
      inputs={
        shown.plan && {
          plan: <PlanField field={shown.plan} following={followingLimits(saved, planOf)} planOf={planOf} />,
        }
      }
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
  onSave: (values: Values, notes: readonly string[]) => Promise<SaveProblem | null>;
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
