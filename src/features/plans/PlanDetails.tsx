import type { Plan, PlanAudience } from '#src/api/types/plan.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { DetailsDialog } from '#src/features/shared/record/DetailsDialog.tsx';
import { dateValue, statusValue } from '#src/features/shared/record/factValues.tsx';
import { formatNumber } from '#src/lib/text.ts';
import {
  limitText,
  planDurationLabels,
  planLimitLabels,
  planLimits,
  planStatusIntents,
  priceText,
  statusText,
} from './planTexts.ts';

export interface PlanDetailsProps {
  audience: PlanAudience;
  plan: Plan;
  /** Opens the companies that use the plan. */
  onCompanies: (plan: Plan) => void;
  onClose: () => void;
}

/** Shows the facts of a plan, with the users who created and changed it (spec section 3). */
export function PlanDetails({ audience, plan, onCompanies, onClose }: PlanDetailsProps) {
  const { status } = plan;
  const facts = [
    { label: 'Name', value: plan.name, wide: true },
    { label: 'Description', value: plan.description, wide: true },
    { label: 'Price', value: priceText(plan) },
    { label: 'Currency', value: plan.currency },
    { label: 'Duration', value: planDurationLabels[plan.duration] },
    { label: 'Status', value: statusValue(statusText(status, audience), planStatusIntents[status]) },
    ...planLimits.map((limit) => ({ label: planLimitLabels[limit], value: limitText(plan[limit]) })),
    { label: 'Total Users', value: formatNumber(plan.totalUsers) },
    { label: 'Created By', value: plan.createdBy },
    { label: 'Created At', value: dateValue(plan.createdAt) },
    { label: 'Updated By', value: plan.updatedBy },
    { label: 'Updated At', value: dateValue(plan.updatedAt) },
  ];
  return (
    <DetailsDialog
      title="Plan Details"
      facts={facts}
      actions={<Button onClick={() => onCompanies(plan)}>Companies ({formatNumber(plan.totalUsers)})</Button>}
      onClose={onClose}
    />
  );
}
