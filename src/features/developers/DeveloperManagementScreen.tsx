import type { ChangedResource } from '#src/api/results/resource.ts';
import type { Developer } from '#src/api/types/developer.ts';
import { compareAction, showsDuplicates } from '#src/features/shared/dataIssues/compareActions.tsx';
import { emailParts } from '#src/features/shared/email/emailParts.ts';
import type { ImportTarget } from '#src/features/shared/import/check/importer.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { rowActions } from '#src/features/shared/list/describe/rowActions.tsx';
import { ListPage } from '#src/features/shared/list/ListPage.tsx';
import type { DialogsOf, StateOf } from '#src/features/shared/list/state/listState.ts';
import type { DeveloperValues } from './developer.ts';
import { developerList } from './developerList.ts';
import type { OptionsState } from './optionsState.ts';

/** What the dialogs get besides the developer user. */
export interface DeveloperDialogProps {
  resource: ChangedResource<Developer, DeveloperValues>;
  importing: ImportTarget<Developer, DeveloperValues>;
  companies: OptionsState;
  /** Id of the company that the list is filtered by, with which the form of a new one begins; '' for none. */
  company: string;
  /** The developers that have in common with this one what the list is filtered by. */
  duplicatesOf: (developer: Developer) => readonly Developer[];
}

export interface DeveloperManagementScreenProps {
  /** With what was found for the filter Needs attention. */
  description?: typeof developerList;
  list: StateOf<typeof developerList>;
  dialogs: DeveloperDialogProps;
}

const form = lazyDialog(async () => (await import('./DeveloperForm.tsx')).DeveloperForm);

const dialogs: DialogsOf<typeof developerList, DeveloperDialogProps> = {
  add: form,
  import: lazyDialog(async () => (await import('./import/DeveloperImport.tsx')).DeveloperImport),
  edit: form,
  details: lazyDialog(async () => (await import('./DeveloperDetails.tsx')).DeveloperDetails),
  'sub-users': lazyDialog(async () => (await import('./SubUsersDialog.tsx')).SubUsersDialog),
  compare: lazyDialog(async () => (await import('./issues/CompareDevelopers.tsx')).CompareDevelopers),
};

const actions = [rowActions.view, rowActions.edit, rowActions.delete];
const compareActions = [rowActions.view, compareAction, rowActions.edit, rowActions.delete];

/** Developer Management (spec section 2): the developer users of all companies. */
export function DeveloperManagementScreen(props: DeveloperManagementScreenProps) {
  return (
    <ListPage
      description={props.description ?? developerList}
      list={props.list}
      rowActions={showsDuplicates(props.list.filters.values.attention) ? compareActions : actions}
      email={emailParts}
      dialogs={dialogs}
      dialogProps={props.dialogs}
    />
  );
}
