import type { Investor } from '#src/api/types/investor.ts';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { RecordFormDialog, type RecordFormProps } from '#src/features/shared/form/RecordFormDialog.tsx';
import { addressParts } from '#src/features/shared/form/table/addressFields.ts';
import { RecordFields } from '#src/features/shared/form/table/RecordFields.tsx';
import { planNames } from '#src/features/shared/subscription/subscription.ts';
import { usePlanChoices } from '#src/features/shared/subscription/usePlanChoices.ts';
import { investorFieldsWith } from './investorFields.ts';
import type { InvestorValues } from './investorValues.ts';

export interface InvestorFormProps extends RecordFormProps<Investor, InvestorValues> {
  /** Null adds an investor. */
  investor: Investor | null;
}

/** Add or edit an investor (spec sections 2 and 5). A new one gets the first of the plans that are available (section 4). */
export function InvestorForm({ investor, ...form }: InvestorFormProps) {
  const { plans } = usePlanChoices(planNames, investor?.plan ?? '', 'investor');
  const fields = investorFieldsWith(plans);
  return (
    <RecordFormDialog {...form} noun="Investor" kind="investor" record={investor} fields={fields}>
      <DialogSection title="Basic Information">
        <FieldGrid>
          <RecordFields fields={fields} names={['name', 'email', 'mobile', 'emirateId']} />
        </FieldGrid>
      </DialogSection>
      <DialogSection title="Address">
        <FieldGrid>
          <RecordFields fields={fields} names={addressParts} />
        </FieldGrid>
      </DialogSection>
      <DialogSection title="Settings">
        <FieldGrid>
          <RecordFields fields={fields} names={['plan', 'status']} />
        </FieldGrid>
      </DialogSection>
    </RecordFormDialog>
  );
}
