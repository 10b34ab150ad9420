import type { Developer, DeveloperRequest } from '#src/api/types/developer.ts';
import type { Choices } from '#src/features/shared/form/choices.ts';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { lazyPart } from '#src/features/shared/lazyPart.tsx';
import type { Opened } from '#src/features/shared/record/openedRecord.ts';

/** The dialogs about one developer user, as the address names them. */
export const developerDialogs = ['edit', 'details', 'sub-users', 'delete'] as const;

export type DeveloperDialog = Opened<Developer, (typeof developerDialogs)[number]>;

const form = lazyPart(async () => (await import('./DeveloperForm.tsx')).DeveloperForm);
const details = lazyPart(async () => (await import('./DeveloperDetails.tsx')).DeveloperDetails);
const subUsers = lazyPart(async () => (await import('./SubUsersDialog.tsx')).SubUsersDialog);
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
  subUsers: subUsers.preload,
  delete: confirm.preload,
} as const;

export interface DeveloperDialogsProps {
  dialog: DeveloperDialog;
  companies: Choices;
  /** Saves a new developer user (null) or an existing one. Resolves with what was refused; never rejects. */
  onSave: (developer: Developer | null, request: DeveloperRequest) => Promise<SaveProblem | null>;
  onSubUsers: (developer: Developer) => void;
  onDelete: (developer: Developer) => void;
  onClose: () => void;
  /** The code of the dialog could not be fetched. */
  onLoadFailed: () => void;
}

/** What is opened over the list. Its code comes with the first hover, so the list itself stays light. */
export function DeveloperDialogs(props: DeveloperDialogsProps) {
  const { dialog, companies, onSave, onDelete, onClose, onLoadFailed } = props;
  const common = { onClose, onLoadFailed };
  switch (dialog.type) {
    case 'none':
      return null;
    case 'add':
      return (
        <form.Part
          {...common}
          developer={null}
          companies={companies}
          onSave={(request) => onSave(null, request)}
        />
      );
    case 'edit':
      return (
        <form.Part
          {...common}
          key={dialog.row.id}
          developer={dialog.row}
          companies={companies}
          onSave={(request) => onSave(dialog.row, request)}
        />
      );
    case 'details':
      return <details.Part {...common} developer={dialog.row} onSubUsers={props.onSubUsers} />;
    case 'sub-users':
      return <subUsers.Part {...common} developer={dialog.row} />;
    case 'delete':
      return (
        <confirm.Part
          noun="developer"
          name={dialog.row.name}
          onConfirm={() => onDelete(dialog.row)}
          onCancel={onClose}
          onLoadFailed={onLoadFailed}
        />
      );
    case 'missing':
      return <missing.Part {...common} noun="Developer" />;
  }
}
