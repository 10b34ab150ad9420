import type { Plan } from '#src/api/types/plan.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { DetailsDialog } from '#src/features/shared/record/DetailsDialog.tsx';
import type { FactGroup } from '#src/features/shared/record/FactGroups.tsx';
import { factsOf } from '#src/features/shared/record/factsOf.ts';
import { dateValue, idValue, statusValue } from '#src/features/shared/record/factValues.tsx';
import { formatNumber } from '#src/lib/text.ts';
import { PlanEmail, type PlanEmailProps } from './PlanEmail.tsx';
import { planFields } from './planFields.ts';
import { planLimits, planStatusIntents, planStatusText } from './planTexts.ts';

export interface PlanDetailsProps extends PlanEmailProps {
  open: (dialog: 'companies' | 'edit', plan: Plan) => void;
  onClose: () => void;
}

function groupsOf(plan: Plan): readonly FactGroup[] {
  return [
    {
      facts: [
        ...factsOf(planFields, plan, ['description', 'price', 'currency', 'duration']),
        { label: 'Total Users', value: formatNumber(plan.totalUsers) },
      ],
    },
    {
      title: 'Limits',
      facts: factsOf(planFields, plan, planLimits),
    },
  ];
}

function recordGroup(plan: Plan): FactGroup {
  return {
    title: 'Record',
    facts: [
      { label: 'ID', value: idValue(plan.id) },
      { label: 'Created By', value: plan.createdBy },
      { label: 'Created At', value: dateValue(plan.createdAt) },
      { label: 'Updated By', value: plan.updatedBy },
      { label: 'Updated At', value: dateValue(plan.updatedAt) },
    ],
  };
}

/** Shows the facts of a plan, with the users who created and changed it (spec section 3), and the way to those on a halted one. */
export function PlanDetails({ audience, record: plan, companies, open, onClose }: PlanDetailsProps) {
  const { name, status, totalUsers } = plan;
  return (
    <DetailsDialog
      title="Plan Details"
      head={{
        name,
        status: statusValue({ label: planStatusText(status, audience), intent: planStatusIntents[status] }),
      }}
      groups={groupsOf(plan)}
      lastGroups={[recordGroup(plan)]}
      of={{ kind: `${audience}-plans`, record: plan }}
      actions={
        <>
          <Button onClick={() => open('companies', plan)}>{`Companies (${formatNumber(totalUsers)})`}</Button>
          {status === 'halt' ? <PlanEmail audience={audience} record={plan} companies={companies} /> : null}
        </>
      }
      onEdit={() => open('edit', plan)}
      onClose={onClose}
    />
  );
}
