import type { ChangedResource } from '#src/api/results/resource.ts';
import type { Company } from '#src/api/types/company.ts';
import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import { compareAction, showsDuplicates } from '#src/features/shared/dataIssues/compareActions.tsx';
import { emailParts } from '#src/features/shared/email/emailParts.ts';
import type { ImportTarget } from '#src/features/shared/import/check/importer.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { rowActions } from '#src/features/shared/list/describe/rowActions.tsx';
import { ListPage } from '#src/features/shared/list/ListPage.tsx';
import type { DialogsOf, StateOf } from '#src/features/shared/list/state/listState.ts';
import type { SaveSubscription } from '#src/features/shared/subscription/SubscriptionDialog.tsx';
import type { CompanyLogo } from './branding/companyLogo.ts';
import type { CompanyFormProps } from './CompanyForm.tsx';
import type { CompanyValues } from './company.ts';
import { companyList } from './companyList.ts';

/** What the dialogs get besides the company. */
export interface CompanyDialogProps {
  /** The opened company's logo. */
  logo: CompanyLogo;
  /** The opened company's subscription, including changes saved in this tab. */
  subscription: Subscription;
  resource: ChangedResource<Company, CompanyValues>;
  importing: ImportTarget<Company, CompanyValues>;
  onSubscription: SaveSubscription<Company>;
  /** The names of the companies, while the form of a new one is open. */
  names: readonly string[];
  /** Leads to the form that adds the developer user of an added company. */
  onDeveloperUser: CompanyFormProps['onDeveloperUser'];
  /** The companies that have in common with this one what the list is filtered by. */
  duplicatesOf: (company: Company) => readonly Company[];
}

export interface CompanyManagementScreenProps {
  /** With what was found for the filter Needs attention. */
  description?: typeof companyList;
  list: StateOf<typeof companyList>;
  dialogs: CompanyDialogProps;
}

const form = lazyDialog(async () => (await import('./CompanyForm.tsx')).CompanyForm);

const dialogs: DialogsOf<typeof companyList, CompanyDialogProps> = {
  add: form,
  import: lazyDialog(async () => (await import('./import/CompanyImport.tsx')).CompanyImport),
  edit: form,
  details: lazyDialog(async () => (await import('./CompanyDetails.tsx')).CompanyDetails),
  address: lazyDialog(
    async () => (await import('#src/features/shared/record/AddressDialog.tsx')).AddressDialog,
  ),
  subscription: lazyDialog(async () => (await import('./CompanySubscription.tsx')).CompanySubscription),
  compare: lazyDialog(async () => (await import('./issues/CompareCompanies.tsx')).CompareCompanies),
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
      rowActions={showsDuplicates(props.list.filters.values.attention) ? compareActions : actions}
      email={emailParts}
      dialogs={dialogs}
      dialogProps={props.dialogs}
    />
  );
}
