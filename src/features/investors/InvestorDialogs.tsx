import type { Investor } from '#src/api/types/investor.ts';
import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { recordOf } from '#src/features/shared/list/describe/opened.ts';
import type { OpenedOf } from '#src/features/shared/list/state/listState.ts';
import { recordDialogs } from '#src/features/shared/recordDialogs.ts';
import type { investorList } from './investorList.ts';
import type { InvestorValues } from './investorValues.ts';

const form = lazyDialog(async () => (await import('./InvestorForm.tsx')).InvestorForm);
const details = lazyDialog(async () => (await import('./InvestorDetails.tsx')).InvestorDetails);

/** Load the code of a dialog, when its button is hovered or focused. */
export const preloads = {
  add: form.preload,
  edit: form.preload,
  details: details.preload,
  address: recordDialogs.address.preload,
  subscription: recordDialogs.subscription.preload,
  delete: recordDialogs.delete.preload,
};

export interface InvestorDialogsProps extends OpenedOf<typeof investorList> {
  /** Saves a new investor (null) or an existing one. */
  onSave: (investor: Investor | null, values: InvestorValues) => Promise<SaveProblem | null>;
  onSubscription: (investor: Investor, subscription: Subscription) => Promise<SaveProblem | null>;
  onDelete: (investor: Investor) => void;
}

/** The dialog that is open over the list. */
export function InvestorDialogs({
  dialog,
  onSave,
  onSubscription,
  onDelete,
  ...common
}: InvestorDialogsProps) {
  switch (dialog.type) {
    case 'none':
      return null;
    case 'missing':
      return <recordDialogs.missing.Dialog {...common} noun="Investor" />;
    case 'add':
    case 'edit': {
      const investor = recordOf(dialog);
      return (
        <form.Dialog
          {...common}
          key={investor?.id}
          investor={investor}
          onSave={(values) => onSave(investor, values)}
        />
      );
    }
    case 'details':
      return <details.Dialog {...common} investor={dialog.row} />;
    case 'address':
      return <recordDialogs.address.Dialog {...common} name={dialog.row.name} address={dialog.row.address} />;
    case 'subscription': {
      const { row } = dialog;
      return (
        <recordDialogs.subscription.Dialog
          {...common}
          id={row.id}
          name={row.name}
          subscription={row.subscription}
          onSave={(next) => onSubscription(row, next)}
        />
      );
    }
    case 'delete': {
      const { row } = dialog;
      return (
        <recordDialogs.delete.Dialog
          {...common}
          noun="investor"
          name={row.name}
          irreversible={false}
          onConfirm={() => onDelete(row)}
        />
      );
    }
  }
}
