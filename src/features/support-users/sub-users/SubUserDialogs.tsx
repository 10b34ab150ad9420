import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import type { SupportSubUser, SupportUser } from '#src/api/types/support/user.ts';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { recordDialogs } from '#src/features/shared/recordDialogs.ts';
import { defaultSubscription } from '#src/features/shared/subscription/subscription.ts';
import type { SubUserValues } from './subUserForm.ts';

const details = lazyDialog(async () => (await import('./SubUserDetails.tsx')).SubUserDetails);
const form = lazyDialog(async () => (await import('./SubUserForm.tsx')).SubUserForm);

/** Load the code of a dialog, when its button is hovered or focused. */
export const preloads = {
  details: details.preload,
  edit: form.preload,
  subscription: recordDialogs.subscription.preload,
  delete: recordDialogs.delete.preload,
};

/** What can be done with a sub-user; all of it is kept in this tab (spec section 4). */
export interface SubUserActions {
  /** Resolves with the refusal, or null when saved; so does `onSubscription`. Never rejects. */
  onEdit: (user: SupportUser, subUser: SupportSubUser, values: SubUserValues) => Promise<SaveProblem | null>;
  onSubscription: (
    user: SupportUser,
    subUser: SupportSubUser,
    subscription: Subscription,
  ) => Promise<SaveProblem | null>;
  /** Sets an active sub-user inactive, and the other way round. */
  onToggle: (user: SupportUser, subUser: SupportSubUser) => void;
  onDelete: (user: SupportUser, subUser: SupportSubUser) => void;
}

export interface SubUserDialogsProps extends Omit<SubUserActions, 'onToggle'> {
  dialog: keyof typeof preloads;
  user: SupportUser;
  subUser: SupportSubUser;
  onClose: () => void;
  /** The code of the dialog could not be loaded. */
  onLoadFailed: () => void;
}

/** The dialog that is open over the sub-users. */
export function SubUserDialogs(props: SubUserDialogsProps) {
  const { dialog, user, subUser, onEdit, onSubscription, onDelete, onClose, onLoadFailed } = props;
  const common = { onClose, onLoadFailed };
  switch (dialog) {
    case 'details':
      return <details.Dialog {...common} subUser={subUser} />;
    case 'edit':
      return <form.Dialog {...common} subUser={subUser} onSave={(values) => onEdit(user, subUser, values)} />;
    case 'subscription':
      return (
        <recordDialogs.subscription.Dialog
          {...common}
          id={subUser.id}
          name={subUser.name}
          subscription={subUser.subscription ?? defaultSubscription}
          onSave={(next) => onSubscription(user, subUser, next)}
        />
      );
    case 'delete':
      return (
        <recordDialogs.delete.Dialog
          {...common}
          noun="sub-user"
          name={subUser.name}
          irreversible
          onConfirm={() => {
            onClose();
            onDelete(user, subUser);
          }}
        />
      );
  }
}
