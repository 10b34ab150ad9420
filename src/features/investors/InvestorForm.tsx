import type { ChangedResource } from '#src/api/results/resource.ts';
import type { Investor } from '#src/api/types/investor.ts';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { RecordFormDialog } from '#src/features/shared/form/RecordFormDialog.tsx';
import { addressParts } from '#src/features/shared/form/table/addressFields.ts';
import { RecordFields } from '#src/features/shared/form/table/RecordFields.tsx';
import { planNames } from '#src/features/shared/subscription/subscription.ts';
import { usePlanChoices } from '#src/features/shared/subscription/usePlanChoices.ts';
import { investorFieldsWith } from './investorFields.ts';
import type { InvestorValues } from './investorValues.ts';

export interface InvestorFormProps {
  /** Null adds an investor. */
  record: Investor | null;
  resource: ChangedResource<Investor, InvestorValues>;
  onClose: () => void;
}

/** Add or edit an investor (spec sections 2 and 5). A new one gets the first of the plans that are available (section 4). */
export function InvestorForm({ record, resource, onClose }: InvestorFormProps) {
  const { plans } = usePlanChoices(planNames, record?.plan ?? '', 'investor');
  const fields = investorFieldsWith(plans);
  return (
    <RecordFormDialog noun="Investor" record={record} resource={resource} fields={fields} onClose={onClose}>
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
