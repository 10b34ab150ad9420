import type { ChangedResource } from '#src/api/results/resource.ts';
import type { Investor } from '#src/api/types/investor.ts';
import { compareAction, showsDuplicates } from '#src/features/shared/dataIssues/compareActions.tsx';
import { emailParts } from '#src/features/shared/email/emailParts.ts';
import type { ImportTarget } from '#src/features/shared/import/check/importer.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { rowActions } from '#src/features/shared/list/describe/rowActions.tsx';
import { ListPage } from '#src/features/shared/list/ListPage.tsx';
import type { DialogsOf, StateOf } from '#src/features/shared/list/state/listState.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import type { SaveSubscription } from '#src/features/shared/subscription/SubscriptionDialog.tsx';
import type { InvestorValues } from './investor.ts';
import { investorList } from './investorList.ts';

/** What the dialogs get besides the investor. */
export interface InvestorDialogProps {
  resource: ChangedResource<Investor, InvestorValues>;
  importing: ImportTarget<Investor, InvestorValues>;
  onSubscription: SaveSubscription<Investor>;
  /** The investors that have in common with this one what the list is filtered by. */
  duplicatesOf: (investor: Investor) => readonly Investor[];
}

export interface InvestorManagementScreenProps {
  /** With what was found for the filter Needs attention. */
  description?: typeof investorList;
  list: StateOf<typeof investorList>;
  dialogs: InvestorDialogProps;
}

const form = lazyDialog(async () => (await import('./InvestorForm.tsx')).InvestorForm);

const dialogs: DialogsOf<typeof investorList, InvestorDialogProps> = {
  add: form,
  import: lazyDialog(async () => (await import('./import/InvestorImport.tsx')).InvestorImport),
  edit: form,
  details: lazyDialog(async () => (await import('./InvestorDetails.tsx')).InvestorDetails),
  address: lazyDialog(
    async () => (await import('#src/features/shared/record/AddressDialog.tsx')).AddressDialog,
  ),
  subscription: lazyDialog(async () => (await import('./InvestorSubscription.tsx')).InvestorSubscription),
  compare: lazyDialog(async () => (await import('./issues/CompareInvestors.tsx')).CompareInvestors),
};

const actions = [rowActions.view, rowActions.edit, rowActions.subscription, rowActions.delete];
const compareActions = [
  rowActions.view,
  compareAction,
  rowActions.edit,
  rowActions.subscription,
  rowActions.delete,
];

/** Investor Management (spec section 2), on sample data. */
export function InvestorManagementScreen(props: InvestorManagementScreenProps) {
  return (
    <ListPage
      description={props.description ?? investorList}
      list={props.list}
      rowActions={showsDuplicates(props.list.filters.values.attention) ? compareActions : actions}
      badge={<SampleBadge />}
      email={emailParts}
      dialogs={dialogs}
      dialogProps={props.dialogs}
    />
  );
}
