import type { ReadNow } from '#src/api/results/recordsNow.ts';
import type { Company, CompanyRequest } from '#src/api/types/company.ts';
import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import { compareAction, showsDuplicates } from '#src/features/shared/attention/compareActions.tsx';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import type { ImportCalls } from '#src/features/shared/import/importer.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { formDialog, recordDialog } from '#src/features/shared/list/describe/dialogs.tsx';
import { rowActions } from '#src/features/shared/list/describe/rowActions.tsx';
import { ListPage } from '#src/features/shared/list/ListPage.tsx';
import type { DialogsOf, StateOf } from '#src/features/shared/list/state/listState.ts';
import { SubscriptionDialog } from '#src/features/shared/recordDialogs.ts';
import { type CompanyLogo, NO_LOGO } from './branding/companyLogo.ts';
import type { CompanyValues } from './companyFields.ts';
import { companyList } from './companyList.ts';
import { type DeveloperCount, developerCountNote } from './developerCount.ts';

/** What the dialogs get besides the company. */
export interface CompanyDialogProps {
  /** The opened company's logo. */
  logo: CompanyLogo;
  /** The opened company's subscription, including changes saved in this tab. */
  subscription: Subscription;
  /** How many developer users the opened company has. */
  developerCount: DeveloperCount;
  readNow: ReadNow<Company>;
  /** Saves a new company (null) or an existing one. Resolves with the refusal, or null; never rejects. */
  onSave: (company: Company | null, request: CompanyRequest) => Promise<SaveProblem | null>;
  onSubscription: (company: Company, subscription: Subscription) => Promise<SaveProblem | null>;
  onEdit: (company: Company) => void;
  onDelete: (company: Company) => void;
  /** The companies that have in common with this one what the list is filtered by. */
  duplicatesOf: (company: Company) => readonly Company[];
  importCalls: ImportCalls<Company, CompanyValues>;
}

export interface CompanyManagementScreenProps {
  /** With what was found for the filter Needs attention. */
  description?: typeof companyList;
  list: StateOf<typeof companyList>;
  dialogs: CompanyDialogProps;
}

const form = formDialog(
  lazyDialog(async () => (await import('./CompanyForm.tsx')).CompanyForm),
  (company: Company | null, { logo, readNow, onSave }: CompanyDialogProps) => ({
    company,
    logo: company ? logo : NO_LOGO,
    readNow,
    onSave,
  }),
);

const dialogs: DialogsOf<typeof companyList, CompanyDialogProps> = {
  add: form,
  import: formDialog(
    lazyDialog(async () => (await import('./import/CompanyImport.tsx')).CompanyImport),
    (_, { importCalls }) => ({ calls: importCalls }),
  ),
  edit: form,
  details: recordDialog(
    lazyDialog(async () => (await import('./CompanyDetails.tsx')).CompanyDetails),
    (company, { logo, developerCount, onEdit }) => ({
      company,
      logo,
      developerCount,
      onEdit: () => onEdit(company),
    }),
  ),
  subscription: recordDialog(SubscriptionDialog, (company, { subscription, onSubscription }) => ({
    id: company.id,
    name: company.companyName,
    subscription,
    audience: 'developer' as const,
    onSave: (next) => onSubscription(company, next),
  })),
  compare: recordDialog(
    lazyDialog(async () => (await import('./attention/CompareCompanies.tsx')).CompareCompanies),
    (company, { duplicatesOf, onEdit, onDelete }) => ({ rows: duplicatesOf(company), onEdit, onDelete }),
  ),
};

const actions = [rowActions.view, rowActions.edit, rowActions.subscription, rowActions.delete];
const compareActions = [
  rowActions.view,
  compareAction,
  rowActions.edit,
  rowActions.subscription,
  rowActions.delete,
];

/** Company Management (spec section 2): the developer companies. */
export function CompanyManagementScreen(props: CompanyManagementScreenProps) {
  return (
    <ListPage
      description={props.description ?? companyList}
      list={props.list}
      add="Add New Company"
      rowActions={showsDuplicates(props.list.filters.values.attention) ? compareActions : actions}
      dialogs={dialogs}
      dialogProps={props.dialogs}
      deletionNotes={({ plan }) =>
        [developerCountNote(props.dialogs.developerCount), plan && 'Lost with it: its subscription.'].filter(
          (note) => note !== null,
        )
      }
    />
  );
}
