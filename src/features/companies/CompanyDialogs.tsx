import type { Company, CompanyRequest } from '#src/api/types/company.ts';
import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { recordOf } from '#src/features/shared/list/describe/opened.ts';
import type { OpenedOf } from '#src/features/shared/list/state/listState.ts';
import { recordDialogs } from '#src/features/shared/recordDialogs.ts';
import { type CompanyLogo, NO_LOGO } from './branding/companyLogo.ts';
import type { companyList } from './companyList.ts';
import { type DeveloperCount, developerCountNote } from './developerCount.ts';

const form = lazyDialog(async () => (await import('./CompanyForm.tsx')).CompanyForm);
const details = lazyDialog(async () => (await import('./CompanyDetails.tsx')).CompanyDetails);

/** Load the code of a dialog, when its button is hovered or focused. */
export const preloads = {
  add: form.preload,
  edit: form.preload,
  details: details.preload,
  address: recordDialogs.address.preload,
  subscription: recordDialogs.subscription.preload,
  delete: recordDialogs.delete.preload,
};

export interface CompanyDialogsProps extends OpenedOf<typeof companyList> {
  /** The opened company's logo. */
  logo: CompanyLogo;
  /** The opened company's subscription, including changes saved in this tab. */
  subscription: Subscription;
  /** How many developer users the opened company has. */
  developerCount: DeveloperCount;
  /** Upload progress from 0 to 1; null while nothing is sent. */
  upload: number | null;
  /** Saves a new company (null) or an existing one. Resolves with the refusal, or null; never rejects. */
  onSave: (company: Company | null, request: CompanyRequest) => Promise<SaveProblem | null>;
  onSubscription: (company: Company, subscription: Subscription) => Promise<SaveProblem | null>;
  onAddress: (company: Company) => void;
  onDelete: (company: Company) => void;
}

/** The dialog that is open over the list. */
export function CompanyDialogs(props: CompanyDialogsProps) {
  const { dialog, logo, upload, onSave, onAddress, onClose, onLoadFailed } = props;
  const common = { onClose, onLoadFailed };
  switch (dialog.type) {
    case 'none':
      return null;
    case 'missing':
      return <recordDialogs.missing.Dialog {...common} noun="Company" />;
    case 'add':
    case 'edit': {
      const company = recordOf(dialog);
      return (
        <form.Dialog
          {...common}
          key={company?.id}
          company={company}
          logo={company ? logo : NO_LOGO}
          upload={upload}
          onSave={(request) => onSave(company, request)}
        />
      );
    }
    case 'details':
      return <details.Dialog {...common} company={dialog.row} logo={logo} onAddress={onAddress} />;
    case 'address': {
      const { companyName, address } = dialog.row;
      return <recordDialogs.address.Dialog {...common} name={companyName} address={address} />;
    }
    case 'subscription': {
      const { row } = dialog;
      return (
        <recordDialogs.subscription.Dialog
          {...common}
          id={row.id}
          name={row.companyName}
          subscription={props.subscription}
          onSave={(next) => props.onSubscription(row, next)}
        />
      );
    }
    case 'delete': {
      const { row } = dialog;
      return (
        <recordDialogs.delete.Dialog
          {...common}
          noun="company"
          name={row.companyName}
          irreversible
          note={developerCountNote(props.developerCount)}
          onConfirm={() => props.onDelete(row)}
        />
      );
    }
  }
}
