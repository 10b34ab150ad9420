import type {
  CompanySubscriptionRecord,
  CompanySubscriptionTerms,
} from '#src/api/types/subscription/companySubscription.ts';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import type { OpenedOf } from '#src/features/shared/list/state/listState.ts';
import { recordDialogs } from '#src/features/shared/record/recordDialogs.ts';
import type { companySubscriptionList } from './companySubscriptionList.ts';

const history = lazyDialog(async () => (await import('./CompanyHistory.tsx')).CompanyHistory);
const form = lazyDialog(async () => (await import('./CompanySubscriptionForm.tsx')).CompanySubscriptionForm);

/** Loads the code of a dialog when its button is hovered or focused. */
export const preloads = { history: history.preload, edit: form.preload };

export interface CompanySubscriptionDialogsProps extends OpenedOf<typeof companySubscriptionList> {
  onSave: (record: CompanySubscriptionRecord, saved: CompanySubscriptionTerms) => Promise<SaveProblem | null>;
}

/** The opened dialog of the list. */
export function CompanySubscriptionDialogs({ dialog, onSave, ...common }: CompanySubscriptionDialogsProps) {
  switch (dialog.type) {
    case 'none':
      return null;
    case 'missing':
      return <recordDialogs.missing.Dialog {...common} noun="Subscription" />;
    case 'history':
      return <history.Dialog {...common} key={dialog.row.id} subscription={dialog.row} />;
    case 'edit': {
      const { row } = dialog;
      return (
        <form.Dialog {...common} key={row.id} subscription={row} onSave={(saved) => onSave(row, saved)} />
      );
    }
  }
}
