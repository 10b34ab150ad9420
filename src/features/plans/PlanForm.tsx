import { useField, useFormikContext } from 'formik';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import type { ChangedResource } from '#src/api/results/resource.ts';
import type { Plan, PlanAudience, PlanCompany, StoredPlan } from '#src/api/types/plan.ts';
import { Checkbox } from '#src/components/Checkbox/Checkbox.tsx';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { FieldContext } from '#src/components/Field/useFieldControl.ts';
import { VisuallyHidden } from '#src/components/Field/VisuallyHidden.ts';
import { FormField } from '#src/components/FormField/FormField.tsx';
import { Note } from '#src/components/Note/Note.tsx';
import { NumberInput } from '#src/components/NumberInput/NumberInput.tsx';
import { Text } from '#src/components/Typography/Typography.tsx';
import { media, theme } from '#src/components/theme/theme.ts';
import { RecordFormDialog } from '#src/features/shared/form/RecordFormDialog.tsx';
import { inputOf } from '#src/features/shared/form/table/RecordFields.tsx';
import { ChangeTable } from '#src/features/shared/record/ChangeTable.tsx';
import { recordLink } from '#src/features/shared/record/RecordLink.tsx';
import { tierOfPlan } from '#src/features/shared/subscription/planIds.ts';
import { hasEnded } from '#src/features/shared/subscription/renewal.ts';
import { periods } from '#src/lib/subscription.ts';
import { countOf, formatNumber } from '#src/lib/text.ts';
import { amountIn, moneyText } from '#src/lib/values/amount.ts';
import { meaningOf } from '#src/lib/values/kind.ts';
import { whole } from '#src/lib/values/whole.ts';
import { affectedText, companiesOn, exceeding } from './planCompanies.ts';
import { defaultLimit, type PlanValues, planFields } from './planFields.ts';
import {
  type PlanLimit,
  planDurationLabels,
  planLimits,
  priceText,
  subscriberNouns,
  UNLIMITED,
} from './planTexts.ts';

const Row = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  ${media.small} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space[3]};
  }
`;

/** A limit of a plan: a whole number, or unlimited (spec section 5). */
function LimitField({ limit }: { limit: PlanLimit }) {
  const [{ value: unlimited }, , box] = useField<boolean>(`${limit}Unlimited`);
  return (
    <FormField {...inputOf(limit, planFields[limit])}>
      {(control) => (
        <Row>
          <NumberInput
            {...control}
            value={unlimited ? '' : control.value}
            placeholder={unlimited ? UNLIMITED : undefined}
            disabled={unlimited}
          />
          <UnlimitedBox
            checked={unlimited}
            onCheckedChange={(checked) => {
              void box.setValue(checked);
              control.onValueChange(defaultLimit(limit));
            }}
          />
        </Row>
      )}
    </FormField>
  );
}

interface UnlimitedBoxProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** The checkbox `Unlimited`. The form has three of the same name, so each is described by the label of its field. */
function UnlimitedBox(props: UnlimitedBoxProps) {
  const field = useContext(FieldContext);
  return <Checkbox label={UNLIMITED} aria-describedby={field?.labelId} {...props} />;
}

const limitInputs = Object.fromEntries(
  planLimits.flatMap((limit) => [
    [limit, <LimitField key={limit} limit={limit} />],
    [`${limit}Unlimited`, null],
  ]),
);

interface AffectedNoteProps {
  audience: PlanAudience;
  /** The companies on the plan. */
  companies: readonly PlanCompany[];
}

/** Says who has subscribed to the plan of the form, and whose subscription allows more users than the typed limit. */
function AffectedNote({ audience, companies }: AffectedNoteProps) {
  const { values } = useFormikContext<PlanValues>();
  const { status } = values;
  const maxUsers = values.maxUsersUnlimited ? null : meaningOf(whole, values.maxUsers);
  const above = exceeding(companies, maxUsers);
  const kind = audience === 'developer' ? 'companies' : 'investors';
  return (
    <Note intent={above.length > 0 ? 'warning' : 'info'}>
      <span>{affectedText(audience, companies.length)}</span>
      {status !== 'active' && companies.length > 0 ? (
        <span> They keep it; no one else can choose it.</span>
      ) : null}
      {above.length > 0 && maxUsers !== null ? (
        <span>
          {' '}
          Above the limit of {formatNumber(maxUsers)} users:{' '}
          {above.map(({ id, companyName, users }, index) => (
            <span key={id}>
              {index === 0 ? '' : ', '}
              {recordLink('Name', companyName, { kind, id })} ({formatNumber(users)})
            </span>
          ))}
          .
        </span>
      ) : null}
    </Note>
  );
}

type Price = Pick<StoredPlan, 'price' | 'currency' | 'duration'>;

/** In minor units of the currency; null while the price is no amount. */
function monthly({ price, currency, duration }: Price): number | null {
  const amount = meaningOf(amountIn(currency), price);
  return amount === null ? null : amount / periods[planDurationLabels[duration]].months;
}

/** What another price of a plan changes. */
interface PriceChange {
  /** `$999.00 Yearly`. */
  readonly from: string;
  readonly to: string;
  /** Who pays it, from when, and the difference a month. */
  readonly effect: string;
}

/**
 * What a changed price, currency or duration changes for the subscriptions on a plan, of which so many are billed; null without
 * a change, and while the price is no amount.
 */
export function priceChange(
  before: Price,
  after: Price,
  audience: PlanAudience,
  { all, billed }: { readonly all: number; readonly billed: number },
): PriceChange | null {
  const textOf = (plan: Price) => `${priceText(plan)} ${planDurationLabels[plan.duration]}`;
  const [from, to] = [textOf(before), textOf(after)];
  const [old, now] = [monthly(before), monthly(after)];
  if (from === to || now === null) return null;
  // The line of each is rounded before the lines are added.
  const line = old === null || before.currency !== after.currency ? 0 : Math.round(now - old);
  const comparable = line !== 0;
  const difference = (times: number) =>
    `${line < 0 ? '−' : '+'}${moneyText(Math.abs(line) * times, after.currency)} a month`;
  const each = comparable ? `: ${difference(1)} each` : '';
  const together = comparable && billed > 1 ? `, ${difference(billed)} together` : '';
  const { one, many } = subscriberNouns[audience];
  const who =
    billed === all ? `the ${countOf(all, one, many)}` : `${billed} of the ${countOf(all, one, many)}`;
  const present = `, ${who} on this plan from the next renewal${each}${together}`;
  const over =
    billed === all ? '' : ` ${countOf(all - billed, 'subscription has', 'subscriptions have')} ended.`;
  return { from, to, effect: `New subscriptions pay it at once${billed === 0 ? '' : present}.${over}` };
}

/** Below the fields of its section. */
const Change = styled.div`
  margin-block-start: ${theme.space[4]};
`;

interface PriceNoteProps extends AffectedNoteProps {
  /** The plan as it is saved. */
  plan: Plan;
}

/** Says what a changed price changes. */
function PriceNote({ plan, audience, companies }: PriceNoteProps) {
  const { values } = useFormikContext<PlanValues>();
  const billed = companies.filter(({ subscriptionStatus }) => !hasEnded(subscriptionStatus));
  const counts = { all: companies.length, billed: billed.length };
  const change = priceChange(plan, values, audience, counts);
  const [said, setSaid] = useState('');
  const say = useEffectEvent(() => setSaid(change?.effect ?? ''));
  // Announced when a field is left, not at each key.
  useEffect(() => {
    const left = () => say();
    document.addEventListener('focusout', left);
    return () => document.removeEventListener('focusout', left);
  }, []);
  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {change ? (
        <Change>
          <DialogSection title="What changes">
            <ChangeTable
              label="What changes"
              headers={['Field', 'Old Value', 'New Value']}
              none="none"
              rows={[{ id: 'price', field: 'Price', old: change.from, new: change.to }]}
            />
            <Text size="table">{change.effect}</Text>
          </DialogSection>
        </Change>
      ) : null}
    </>
  );
}

interface RenameNoteProps {
  /** The plan as its subscriptions name it. */
  plan: string;
  /** The saved name of the plan. */
  saved: string;
}

/** Says what a changed name does not change. */
function RenameNote({ plan, saved }: RenameNoteProps) {
  const { name } = useFormikContext<PlanValues>().values;
  if (name.trim() === saved) return null;
  return (
    <Note intent="info">Subscriptions to this plan keep the name {plan} and still count as its users.</Note>
  );
}

export interface PlanFormProps {
  /** The plan to edit; null to add a new one. */
  record: Plan | null;
  resource: ChangedResource<Plan, PlanValues>;
  audience: PlanAudience;
  /** The companies that use plans of the list. */
  companies: readonly PlanCompany[];
  /** Leads to the companies of a plan, to write to them. */
  onEmail: (plan: Plan) => void;
  onClose: () => void;
}

/** Add or edit a subscription plan (spec sections 2 and 5). */
export function PlanForm(props: PlanFormProps) {
  const { record: plan, resource, audience, companies, onEmail, onClose } = props;
  const tier = plan && tierOfPlan(audience, plan.id);
  const affected = plan && { audience, companies: companiesOn(plan, companies) };
  return (
    <RecordFormDialog
      noun="Subscription Plan"
      addTitle="Add New Subscription Plan"
      record={plan}
      resource={resource}
      fields={planFields}
      inputs={limitInputs}
      notes={{
        Plan: affected && (
          <>
            {tier ? <RenameNote plan={tier} saved={plan.name} /> : null}
            <PriceNote plan={plan} {...affected} />
          </>
        ),
        Limits: affected && <AffectedNote {...affected} />,
      }}
      incomplete="Please fill in all required fields."
      afterSave={(values, before) => {
        if (!before) return undefined;
        const { length } = companiesOn(before, companies);
        if (length === 0 || values.status !== 'halt' || before.status === 'halt') return undefined;
        const { one, many } = subscriberNouns[audience];
        return { label: `Email the ${countOf(length, one, many)}`, onSelect: () => onEmail(before) };
      }}
      onClose={onClose}
    />
  );
}
