import type { Investor } from '#src/api/types/investor.ts';
import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import { compareAction, showsDuplicates } from '#src/features/shared/attention/compareActions.tsx';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import type { ImportCalls } from '#src/features/shared/import/importer.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { formDialog, recordDialog } from '#src/features/shared/list/describe/dialogs.tsx';
import { rowActions } from '#src/features/shared/list/describe/rowActions.tsx';
import { ListPage } from '#src/features/shared/list/ListPage.tsx';
import type { DialogsOf, StateOf } from '#src/features/shared/list/state/listState.ts';
import { AddressDialog, SubscriptionDialog } from '#src/features/shared/recordDialogs.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { investorList } from './investorList.ts';
import type { InvestorValues } from './investorValues.ts';

/** What the dialogs get besides the investor. */
export interface InvestorDialogProps {
  /** Saves a new investor (null) or an existing one. */
  onSave: (investor: Investor | null, values: InvestorValues) => Promise<SaveProblem | null>;
  onSubscription: (investor: Investor, subscription: Subscription) => Promise<SaveProblem | null>;
  onEdit: (investor: Investor) => void;
  onDelete: (investor: Investor) => void;
  /** The investors that have in common with this one what the list is filtered by. */
  duplicatesOf: (investor: Investor) => readonly Investor[];
  importCalls: ImportCalls<Investor, InvestorValues>;
}

export interface InvestorManagementScreenProps {
  /** With what was found for the filter Needs attention. */
  description?: typeof investorList;
  list: StateOf<typeof investorList>;
  dialogs: InvestorDialogProps;
}

const form = formDialog(
  lazyDialog(async () => (await import('./InvestorForm.tsx')).InvestorForm),
  (investor: Investor | null, { onSave }: InvestorDialogProps) => ({
    investor,
    onSave: (values) => onSave(investor, values),
  }),
);

const dialogs: DialogsOf<typeof investorList, InvestorDialogProps> = {
  add: form,
  import: formDialog(
    lazyDialog(async () => (await import('./import/InvestorImport.tsx')).InvestorImport),
    (_, { importCalls }) => ({ calls: importCalls }),
  ),
  edit: form,
  details: recordDialog(
    lazyDialog(async () => (await import('./InvestorDetails.tsx')).InvestorDetails),
    (investor, { onEdit }) => ({
      investor,
      onEdit: () => onEdit(investor),
    }),
  ),
  address: recordDialog(AddressDialog, ({ name, address }) => ({ name, address })),
  subscription: recordDialog(SubscriptionDialog, (investor, { onSubscription }) => ({
    id: investor.id,
    name: investor.name,
    subscription: investor.subscription,
    audience: 'investor' as const,
    onSave: (next) => onSubscription(investor, next),
  })),
  compare: recordDialog(
    lazyDialog(async () => (await import('./attention/CompareInvestors.tsx')).CompareInvestors),
    (investor, { duplicatesOf, onEdit, onDelete }) => ({ rows: duplicatesOf(investor), onEdit, onDelete }),
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

/** Investor Management (spec section 2), on sample data. */
export function InvestorManagementScreen(props: InvestorManagementScreenProps) {
  return (
    <ListPage
      description={props.description ?? investorList}
      list={props.list}
      add="Add Investor"
      rowActions={showsDuplicates(props.list.filters.values.attention) ? compareActions : actions}
      badge={<SampleBadge />}
      dialogs={dialogs}
      dialogProps={props.dialogs}
      deletionNotes={() => ['Lost with it: the subscription and its payments.']}
    />
  );
}
