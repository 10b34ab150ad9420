import type { Investor } from '#src/api/types/investor.ts';
import type { Subscription } from '#src/api/types/subscription.ts';
import { lazyPart } from '#src/features/shared/lazyPart.tsx';
import type { Opened } from '#src/features/shared/record/openedRecord.ts';
import type { InvestorValues } from './investorForm.ts';

export type InvestorDialog = Opened<Investor, (typeof investorDialogs)[number]>;

/** The dialogs about one investor, as the address names them. */
export const investorDialogs = ['edit', 'details', 'address', 'subscription', 'delete'] as const;

const form = lazyPart(async () => (await import('./InvestorForm.tsx')).InvestorForm);
const details = lazyPart(async () => (await import('./InvestorDetails.tsx')).InvestorDetails);
const address = lazyPart(
  async () => (await import('#src/features/shared/record/AddressDialog.tsx')).AddressDialog,
);
const subscription = lazyPart(
  async () => (await import('#src/features/shared/subscription/SubscriptionDialog.tsx')).SubscriptionDialog,
);
const confirm = lazyPart(
  async () => (await import('#src/features/shared/record/DeleteDialog.tsx')).DeleteDialog,
);
const missing = lazyPart(
  async () => (await import('#src/features/shared/record/MissingDialog.tsx')).MissingDialog,
);

/** Fetches the code of a dialog: its button is hovered or focused. */
export const preloads = {
  form: form.preload,
  details: details.preload,
  address: address.preload,
  subscription: subscription.preload,
  delete: confirm.preload,
} as const;

export interface InvestorDialogsProps {
  dialog: InvestorDialog;
  /** Saves a new investor (null) or an existing one. */
  onSave: (investor: Investor | null, values: InvestorValues) => void;
  onSubscription: (investor: Investor, subscription: Subscription) => void;
  onDelete: (investor: Investor) => void;
  onClose: () => void;
  /** The code of the dialog could not be fetched. */
  onLoadFailed: () => void;
}

/** What is opened over the list. Its code comes with the first hover, so the list itself stays light. */
export function InvestorDialogs(props: InvestorDialogsProps) {
  const { dialog, onSave, onClose, onLoadFailed } = props;
  const common = { onClose, onLoadFailed };
  switch (dialog.type) {
    case 'none':
      return null;
    case 'missing':
      return <missing.Part {...common} noun="Investor" />;
    case 'add':
      return <form.Part {...common} investor={null} onSave={(values) => onSave(null, values)} />;
    case 'edit':
      return (
        <form.Part
          {...common}
          key={dialog.row.id}
          investor={dialog.row}
          onSave={(values) => onSave(dialog.row, values)}
        />
      );
    case 'details':
      return <details.Part {...common} investor={dialog.row} />;
    case 'address':
      return <address.Part {...common} name={dialog.row.name} address={dialog.row.address} />;
    case 'subscription':
      return (
        <subscription.Part
          {...common}
          id={dialog.row.id}
          name={dialog.row.name}
          subscription={dialog.row.subscription}
          onSave={async (next) => {
            props.onSubscription(dialog.row, next);
            return null;
          }}
        />
      );
    case 'delete':
      return (
        <confirm.Part
          noun="investor"
          name={dialog.row.name}
          final={false}
          onConfirm={() => props.onDelete(dialog.row)}
          onCancel={onClose}
          onLoadFailed={onLoadFailed}
        />
      );
  }
}
