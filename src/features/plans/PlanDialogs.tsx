import type { Plan, PlanAudience, PlanCompany } from '#src/api/types/plan.ts';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { recordOf } from '#src/features/shared/list/describe/opened.ts';
import type { OpenedOf } from '#src/features/shared/list/state/listState.ts';
import { recordDialogs } from '#src/features/shared/recordDialogs.ts';
import type { PlanValues } from './form/planValues.ts';
import type { PlanList } from './planList.ts';

const form = lazyDialog(async () => (await import('./form/PlanForm.tsx')).PlanForm);
const details = lazyDialog(async () => (await import('./PlanDetails.tsx')).PlanDetails);
const companies = lazyDialog(async () => (await import('./PlanCompaniesDialog.tsx')).PlanCompaniesDialog);

/** Loads the code of a dialog when its button is hovered or focused. */
export const preloads = {
  add: form.preload,
  edit: form.preload,
  details: details.preload,
  companies: companies.preload,
  delete: recordDialogs.delete.preload,
};

export interface PlanDialogsProps extends OpenedOf<PlanList> {
  /** The companies that use plans of this list. */
  companies: readonly PlanCompany[];
  /** Saves a new plan (null) or an existing one. Resolves with the problem, or with null. Never rejects. */
  onSave: (plan: Plan | null, values: PlanValues) => Promise<SaveProblem | null>;
  onCompanies: (plan: Plan) => void;
  onDelete: (plan: Plan) => void;
}

/** The opened dialog of the list. */
export function PlanDialogs(props: PlanDialogsProps & { audience: PlanAudience }) {
  const { audience, dialog, companies: links, onSave, onCompanies, onDelete, ...common } = props;
  switch (dialog.type) {
    case 'none':
      return null;
    case 'missing':
      return <recordDialogs.missing.Dialog {...common} noun="Plan" />;
    case 'add':
    case 'edit': {
      const plan = recordOf(dialog);
      return <form.Dialog {...common} key={plan?.id} plan={plan} onSave={(values) => onSave(plan, values)} />;
    }
    case 'details':
      return <details.Dialog {...common} audience={audience} plan={dialog.row} onCompanies={onCompanies} />;
    case 'companies': {
      const { row } = dialog;
      const using = links.filter(({ planId }) => planId === row.id);
      return <companies.Dialog {...common} plan={row} companies={using} />;
    }
    case 'delete': {
      const { row } = dialog;
      return (
        <recordDialogs.delete.Dialog
          {...common}
          noun="plan"
          name={row.name}
          irreversible={false}
          note="Existing subscriptions are not affected. The plan is no longer available for new assignments."
          onConfirm={() => onDelete(row)}
        />
      );
    }
  }
}
