import type { Developer, DeveloperRequest } from '#src/api/types/developer.ts';
import type { Choices } from '#src/features/shared/form/choices.ts';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { recordOf } from '#src/features/shared/list/describe/opened.ts';
import type { OpenedOf } from '#src/features/shared/list/state/listState.ts';
import { recordDialogs } from '#src/features/shared/recordDialogs.ts';
import type { developerList } from './developerList.ts';

const form = lazyDialog(async () => (await import('./DeveloperForm.tsx')).DeveloperForm);
const details = lazyDialog(async () => (await import('./DeveloperDetails.tsx')).DeveloperDetails);
const subUsers = lazyDialog(async () => (await import('./SubUsersDialog.tsx')).SubUsersDialog);

/** Load the code of a dialog, when its button is hovered or focused. */
export const preloads = {
  add: form.preload,
  edit: form.preload,
  details: details.preload,
  'sub-users': subUsers.preload,
  delete: recordDialogs.delete.preload,
};

export interface DeveloperDialogsProps extends OpenedOf<typeof developerList> {
  companies: Choices;
  /** Saves a new developer user (null) or an existing one. Resolves with the refusal, or null; never rejects. */
  onSave: (developer: Developer | null, request: DeveloperRequest) => Promise<SaveProblem | null>;
  onSubUsers: (developer: Developer) => void;
  onDelete: (developer: Developer) => void;
}

/** The dialog that is open over the list. */
export function DeveloperDialogs(props: DeveloperDialogsProps) {
  const { dialog, companies, onSave, onSubUsers, onDelete, ...common } = props;
  switch (dialog.type) {
    case 'none':
      return null;
    case 'missing':
      return <recordDialogs.missing.Dialog {...common} noun="Developer" />;
    case 'add':
    case 'edit': {
      const developer = recordOf(dialog);
      return (
        <form.Dialog
          {...common}
          key={developer?.id}
          developer={developer}
          companies={companies}
          onSave={(request) => onSave(developer, request)}
        />
      );
    }
    case 'details':
      return <details.Dialog {...common} developer={dialog.row} onSubUsers={onSubUsers} />;
    case 'sub-users':
      return <subUsers.Dialog {...common} developer={dialog.row} />;
    case 'delete': {
      const { row } = dialog;
      return (
        <recordDialogs.delete.Dialog
          {...common}
          noun="developer"
          name={row.name}
          irreversible
          onConfirm={() => onDelete(row)}
        />
      );
    }
  }
}
