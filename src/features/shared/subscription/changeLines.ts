import { toWhole } from '#src/components/NumberInput/wholeNumber.ts';
import { amountOf, type PlanOf } from './plans.ts';
import { limitTexts } from './subscription.ts';
import { type FieldValues, fieldText } from './subscriptionFields.ts';

/** What a save changes, in words. */
export interface ChangeLine {
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
