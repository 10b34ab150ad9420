import { useFormikContext } from 'formik';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { ChangeTable } from '#src/features/shared/record/ChangeTable.tsx';
import { labelOf } from '#src/lib/optionLabel.ts';
import type { Option } from '#src/lib/options.ts';
import { amountText, limitTexts } from '#src/lib/subscription.ts';
import { meaningOf } from '#src/lib/values/kind.ts';
import { whole } from '#src/lib/values/whole.ts';
import { amountOf, type PlanOf } from './plans.ts';
import type { TypedTerms } from './subscriptionFields.ts';

/** What a save changes, in words. */
interface ChangeLine {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** The plans of a form. */
interface FormPlans {
  /** What the form calls them. */
  readonly plans: readonly Option[];
  readonly planOf: PlanOf;
}

/** Empty for a form without limits, and while one of them is no number. */
function limitsOf({ users, projects = '', storage = '' }: TypedTerms): string {
  if (users === undefined) return '';
  const [forUsers, forProjects] = [meaningOf(whole, users), meaningOf(whole, projects)];
  if (forUsers === null || forProjects === null) return '';
  return limitTexts({ users: forUsers, projects: forProjects, storage }).join(', ');
}

/** The next invoice: its amount, as far as the form has a billing cycle, and its day (spec section 2, "Next Billing"). */
function invoiceOf(values: TypedTerms, planOf: PlanOf): string {
  const { plan, status = '', endDate, billingCycle = '' } = values;
  const { nextBilling: day = status === 'Active' || status === 'Trial' ? endDate : '' } = values;
  if (!plan || !status || !day) return 'None';
  const amount = amountText(amountOf({ status, billingCycle }, planOf(plan)));
  return amount === '' ? day : `${amount} on ${day}`;
}

/** What a save changes of plan, limits and next invoice. */
export function changeLines(
  saved: TypedTerms,
  values: TypedTerms,
  { plans, planOf }: FormPlans,
): readonly ChangeLine[] {
  const planText = (plan = '') => labelOf(plans, plan);
  const lines = [
    { label: 'Plan', before: planText(saved.plan), after: planText(values.plan) },
    { label: 'Limits', before: limitsOf(saved), after: limitsOf(values) },
    { label: 'Next Invoice', before: invoiceOf(saved, planOf), after: invoiceOf(values, planOf) },
  ];
  return lines.filter(({ before, after }) => before !== after);
}

/** What Save Changes will change of a subscription; nothing without a change. */
export function SubscriptionChanges({ saved, ...form }: FormPlans & { saved: TypedTerms }) {
  const lines = changeLines(saved, useFormikContext<TypedTerms>().values, form);
  if (lines.length === 0) return null;
  return (
    <DialogSection title="What changes">
      <ChangeTable
        label="What changes"
        headers={['Field', 'Old Value', 'New Value']}
        none="none"
        rows={lines.map(({ label, before, after }) => ({
          id: label,
          field: label,
          old: before || null,
          new: after || null,
        }))}
      />
    </DialogSection>
  );
}
