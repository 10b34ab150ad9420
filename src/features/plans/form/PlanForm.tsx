import { useFormikContext } from 'formik';
import type { Plan, PlanAudience, PlanCompany } from '#src/api/types/plan.ts';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { Note } from '#src/components/Note/Note.tsx';
import { RecordFormDialog, type RecordFormProps } from '#src/features/shared/form/RecordFormDialog.tsx';
import { RecordFields } from '#src/features/shared/form/table/RecordFields.tsx';
import { planLimits } from '../planTexts.ts';
import { AffectedNote } from './AffectedNote.tsx';
import { LimitField } from './LimitField.tsx';
import { planFields } from './planFields.ts';
import type { PlanValues } from './planValues.ts';

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

export interface PlanFormProps extends RecordFormProps<Plan, PlanValues> {
  /** The plan to edit; null to add a new one. */
  plan: Plan | null;
  audience: PlanAudience;
  /** The companies on the plan. */
  companies: readonly PlanCompany[];
}

/** Add or edit a subscription plan (spec sections 2 and 5). */
export function PlanForm({ plan, audience, companies, ...form }: PlanFormProps) {
  return (
    <RecordFormDialog
      {...form}
      noun="Subscription Plan"
      kind="plan"
      addTitle="Add New Subscription Plan"
      record={plan}
      fields={planFields}
      incomplete="Please fill in all required fields."
    >
      <DialogSection title="Plan">
        <FieldGrid>
          <RecordFields
            fields={planFields}
            names={['name', 'description', 'price', 'currency', 'duration', 'status']}
          />
        </FieldGrid>
        {plan?.tier ? <RenameNote plan={plan.tier} saved={plan.name} /> : null}
      </DialogSection>
      <DialogSection title="Limits">
        <FieldGrid data-thirds>
          {planLimits.map((limit) => (
            <LimitField key={limit} limit={limit} />
          ))}
        </FieldGrid>
        {plan ? <AffectedNote audience={audience} companies={companies} /> : null}
      </DialogSection>
    </RecordFormDialog>
  );
}
