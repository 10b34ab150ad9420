import { useFormikContext } from 'formik';
import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { toWhole } from '#src/components/NumberInput/wholeNumber.ts';
import { theme } from '#src/components/theme/theme.ts';
import {
  DayField,
  NumberField,
  SelectField,
  SwitchField,
  TextField,
} from '#src/features/shared/form/fields.tsx';
import { optionsWith } from '#src/lib/options.ts';
import { amountOf, type PlanOf, planLimits } from './plans.ts';
import { toRecordPlan } from './records/modalTerms.ts';
import { limitTexts } from './subscription.ts';
import {
  type FieldValues,
  fieldOf,
  fieldText,
  type SubscriptionFieldName,
  type SubscriptionFieldSet,
} from './subscriptionFields.ts';
import { changedFields } from './subscriptionValues.ts';

/** What a save changes, in words. */
interface ChangeLine {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

function limitsOf({ users, projects, storage }: FieldValues): string {
  if (users === undefined) return '';
  const whole = (value: string | boolean | undefined) => toWhole(fieldText(value));
  const limits = { users: whole(users), projects: whole(projects), storage: fieldText(storage) };
  return limitTexts(limits).join(', ');
}

/** The next invoice: its amount, as far as the form has a billing cycle, and its day (spec section 2, "Next Billing"). */
function invoiceOf(values: FieldValues, planOf: PlanOf): string {
  const [plan, status, endDate] = [values.plan, values.status, values.endDate].map(fieldText);
  const billed = status === 'Active' || status === 'Trial' ? endDate : '';
  const day = values.nextBilling === undefined ? billed : fieldText(values.nextBilling);
  if (!plan || !status || !day) return 'None';
  const amount = amountOf({ plan, status, billingCycle: fieldText(values.billingCycle) }, planOf(plan));
  return amount === '' ? day : `${amount} on ${day}`;
}

/** What a save changes of plan, limits and next invoice. */
export function changeLines(saved: FieldValues, values: FieldValues, planOf: PlanOf): readonly ChangeLine[] {
  const lines = [
    { label: 'Plan', before: fieldText(saved.plan), after: fieldText(values.plan) },
    { label: 'Limits', before: limitsOf(saved), after: limitsOf(values) },
    { label: 'Next Invoice', before: invoiceOf(saved, planOf), after: invoiceOf(values, planOf) },
  ];
  return lines.filter(({ before, after }) => before !== after);
}

const List = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${theme.space[1]} ${theme.space[4]};
  margin: 0;
  font: ${theme.font.table} ${theme.font.family};
  font-variant-numeric: tabular-nums;
  dt {
    color: ${theme.text.muted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  svg {
    vertical-align: -2px;
    color: ${theme.text.muted};
  }
  del {
    color: ${theme.text.muted};
    text-decoration: none;
  }
  ins {
    font-weight: 600;
    text-decoration: none;
  }
`;

/** What Save Changes will change of a subscription; nothing without a change. */
function SubscriptionChanges({ lines }: { lines: readonly ChangeLine[] }) {
  if (lines.length === 0) return null;
  return (
    <DialogSection title="What changes">
      <List>
        {lines.map(({ label, before, after }) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>
              <del>{before}</del> <ArrowRight size={14} aria-hidden="true" /> <ins>{after}</ins>
            </dd>
          </div>
        ))}
      </List>
    </DialogSection>
  );
}

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
  const { values, setValues } = useFormikContext<FieldValues>();
  const plan = fieldText(values.plan);
  const offered = planOf(plan);
  const limits = planLimits(plan, offered);
  if (limits === null) return null;
  const { users, projects, storage } = limits;
  const [status, billingCycle] = [fieldText(values.status), fieldText(values.billingCycle)];
  const amount = amountOf({ plan, status, billingCycle }, offered);
  return (
    <Offer>
      <Button
        size="small"
        type="button"
        onClick={() =>
          void setValues({ ...values, users: String(users), projects: String(projects), storage })
        }
      >
        {`Use ${toRecordPlan(plan)} limits`}
      </Button>
      <span>{`${limitTexts(limits).join(', ')}${amount === '' ? '' : ` · ${amount}`}`}</span>
    </Offer>
  );
}

export interface SubscriptionFieldsProps {
  kind: SubscriptionFieldSet;
  saved: FieldValues;
  planOf: PlanOf;
}

/** The fields of a subscription in their sections, and what a save changes. A changed field shows its saved value too. */
export function SubscriptionFields({ kind, saved, planOf }: SubscriptionFieldsProps) {
  const { values } = useFormikContext<FieldValues>();
  const changed = changedFields(saved, values);
  const sections = kind.sections.map(({ title, fields }) => (
    <DialogSection key={title} title={title}>
      <FieldGrid data-thirds={fields.length === 3 || undefined}>
        {fields.map((name) => (
          <SubscriptionField
            key={name}
            kind={kind}
            name={name}
            current={fieldText(saved[name])}
            min={name === 'endDate' ? fieldText(values.startDate) : ''}
            hint={changed.has(name) ? `Changed from ${fieldText(saved[name]) || 'nothing'}` : undefined}
          />
        ))}
      </FieldGrid>
      {fields.includes('users') ? <PlanLimitsOffer planOf={planOf} /> : null}
    </DialogSection>
  ));
  return (
    <>
      {sections}
      <SubscriptionChanges lines={changeLines(saved, values, planOf)} />
    </>
  );
}

interface SubscriptionFieldProps {
  kind: SubscriptionFieldSet;
  name: SubscriptionFieldName;
  /** The saved value, which stays a choice even if it is a word of the server that the form does not know. */
  current: string;
  /** The first day that can be chosen; empty for any. */
  min: string;
  hint: string | undefined;
}

function SubscriptionField({ kind, name, current, min, hint }: SubscriptionFieldProps) {
  const field = fieldOf(kind, name);
  const common = { name, label: field.label, hint };
  switch (field.as) {
    case 'choice':
      return <SelectField {...common} options={optionsWith(field.choices ?? [], current)} />;
    case 'day':
      return <DayField {...common} min={min} />;
    case 'switch':
      return <SwitchField name={name} label={field.label} beside />;
    case 'text':
      return <TextField {...common} />;
    case 'whole':
      return <NumberField {...common} />;
  }
}
