import type { Company, CompanyRequest } from '#src/api/types/company.ts';
import type { Subscription } from '#src/api/types/subscription.ts';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { lazyPart } from '#src/features/shared/lazyPart.tsx';
import type { Opened } from '#src/features/shared/record/openedRecord.ts';
import { type Belonging, belongingNote } from './belonging.ts';
import { type CompanyLogo, NO_LOGO } from './companyLogo.ts';

/** The dialogs about one company, as the address names them. */
export const companyDialogs = ['edit', 'details', 'address', 'subscription', 'delete'] as const;

export type CompanyDialog = Opened<Company, (typeof companyDialogs)[number]>;

const form = lazyPart(async () => (await import('./CompanyForm.tsx')).CompanyForm);
const details = lazyPart(async () => (await import('./CompanyDetails.tsx')).CompanyDetails);
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
  subscription: subscription.preload,
  delete: confirm.preload,
} as const;

export interface CompanyDialogsProps {
  dialog: CompanyDialog;
  /** The opened company's logo. */
  logo: CompanyLogo;
  /** The opened company's subscription, with what was saved in this tab. */
  subscription: Subscription;
  /** How many developer users the opened company has. */
  belonging: Belonging;
  /** How much of the form is sent, 0 to 1; null while nothing is. */
  upload: number | null;
  /** Saves a new company (null) or an existing one. Resolves with what was refused; never rejects. */
  onSave: (company: Company | null, request: CompanyRequest) => Promise<SaveProblem | null>;
  onSubscription: (company: Company, subscription: Subscription) => void;
  onAddress: (company: Company) => void;
  onDelete: (company: Company) => void;
  onClose: () => void;
  /** The code of the dialog could not be fetched. */
  onLoadFailed: () => void;
}

/** What is opened over the list. Its code comes with the first hover, so the list itself stays light. */
export function CompanyDialogs(props: CompanyDialogsProps) {
  const { dialog, logo, upload, onSave, onClose, onLoadFailed } = props;
  const common = { onClose, onLoadFailed };
  switch (dialog.type) {
    case 'none':
      return null;
    case 'missing':
      return <missing.Part {...common} noun="Company" />;
    case 'add':
      return (
        <form.Part
          {...common}
          company={null}
          logo={NO_LOGO}
          upload={upload}
          onSave={(request) => onSave(null, request)}
        />
      );
    case 'edit':
      return (
        <form.Part
          {...common}
          key={dialog.row.id}
          company={dialog.row}
          logo={logo}
          upload={upload}
          onSave={(request) => onSave(dialog.row, request)}
        />
      );
    case 'details':
      return <details.Part {...common} company={dialog.row} logo={logo} onAddress={props.onAddress} />;
    case 'address':
      return <address.Part {...common} name={dialog.row.companyName} address={dialog.row.address} />;
    case 'subscription':
      return (
        <subscription.Part
          {...common}
          id={dialog.row.id}
          name={dialog.row.companyName}
          subscription={props.subscription}
          onSave={async (next) => {
            props.onSubscription(dialog.row, next);
            return null;
          }}
        />
      );
    case 'delete':
      return (
        <confirm.Part
          noun="company"
          name={dialog.row.companyName}
          note={belongingNote(props.belonging)}
          onConfirm={() => props.onDelete(dialog.row)}
          onCancel={onClose}
          onLoadFailed={onLoadFailed}
        />
      );
  }
}
