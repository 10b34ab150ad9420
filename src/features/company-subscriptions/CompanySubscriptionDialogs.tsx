import type {
  CompanySubscriptionRecord,
  CompanySubscriptionTerms,
} from '#src/api/types/companySubscription.ts';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import type { OpenedOf } from '#src/features/shared/list/state/listState.ts';
import type { Fact } from '#src/features/shared/record/FactList.tsx';
import { emailValue } from '#src/features/shared/record/factValues.tsx';
import { recordDialogs } from '#src/features/shared/record/recordDialogs.ts';
import { planDescription } from '#src/features/shared/subscription/plans.ts';
import type { companySubscriptionList } from './companySubscriptionList.ts';

const form = lazyDialog(async () => (await import('./CompanySubscriptionForm.tsx')).CompanySubscriptionForm);

/** Loads the code of a dialog: its button is hovered or focused. */
export const preloads = { history: recordDialogs.subscriptionHistory.preload, edit: form.preload };

export interface CompanySubscriptionDialogsProps extends OpenedOf<typeof companySubscriptionList> {
  onSave: (record: CompanySubscriptionRecord, saved: CompanySubscriptionTerms) => Promise<SaveProblem | null>;
}

/** What is opened over the list. */
export function CompanySubscriptionDialogs({ dialog, onSave, ...common }: CompanySubscriptionDialogsProps) {
  switch (dialog.type) {
    case 'none':
      return null;
    case 'missing':
      return <recordDialogs.missing.Dialog {...common} noun="Subscription" />;
    case 'history': {
      const { row } = dialog;
      return (
        <recordDialogs.subscriptionHistory.Dialog
          {...common}
          key={row.id}
          name={row.companyName}
          facts={factsOf(row)}
          history={row.history}
        />
      );
    }
    case 'edit': {
      const { row } = dialog;
      return (
        <form.Dialog {...common} key={row.id} subscription={row} onSave={(saved) => onSave(row, saved)} />
      );
    }
  }
}

function factsOf({
  companyId,
  plan,
  developerUser,
  developerEmail,
}: CompanySubscriptionRecord): readonly Fact[] {
  return [
    { label: 'Company ID', value: companyId },
    { label: 'Plan', value: plan },
    { label: 'Plan Description', value: planDescription(plan), wide: true },
    { label: 'Developer User', value: developerUser ? 'Yes' : 'No' },
    { label: 'Developer Email', value: emailValue(developerEmail) },
  ];
}
