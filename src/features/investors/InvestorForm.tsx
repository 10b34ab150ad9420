import type { ChangedResource } from '#src/api/results/resource.ts';
import type { Investor } from '#src/api/types/investor.ts';
import { RecordFormDialog } from '#src/features/shared/form/RecordFormDialog.tsx';
import { SameNumberNotes } from '#src/features/shared/records/SameNumberNotes.tsx';
import { withPrices } from '#src/features/shared/subscription/plans.ts';
import { usePlanChoices } from '#src/features/shared/subscription/usePlanChoices.ts';
import { planOptions } from '#src/lib/subscription.ts';
import { type InvestorValues, investorFieldsWith, investorKind } from './investor.ts';

export interface InvestorFormProps {
  /** Null adds an investor. */
  record: Investor | null;
  resource: ChangedResource<Investor, InvestorValues>;
  onClose: () => void;
}

/** Add or edit an investor (spec sections 2 and 5). A new one gets the first of the plans that are available (section 4). */
export function InvestorForm({ record, resource, onClose }: InvestorFormProps) {
  const { plans, planOf } = usePlanChoices('investor', record?.plan ?? '');
  const choices = planOptions.filter(({ value }) => plans.includes(value));
  const fields = investorFieldsWith(withPrices(choices, planOf));
  return (
    <RecordFormDialog
      record={record}
      resource={resource}
      fields={fields}
      notes={{ 'Basic Information': <SameNumberNotes kind={investorKind} record={record} /> }}
      onClose={onClose}
    />
  );
}
