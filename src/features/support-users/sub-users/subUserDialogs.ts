import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import type { SupportSubUser, SupportUser } from '#src/api/types/support/user.ts';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { type ListDialogs, recordDialog } from '#src/features/shared/list/describe/dialogs.tsx';
import { SubscriptionDialog } from '#src/features/shared/recordDialogs.ts';
import { defaultSubscription } from '#src/features/shared/subscription/subscription.ts';
import type { SubUserValues } from './subUserFields.ts';

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

export type SubUserDialog = 'details' | 'edit' | 'subscription' | 'delete';

/** What the dialogs get besides the sub-user. */
interface SubUserDialogProps extends Pick<SubUserActions, 'onEdit' | 'onSubscription'> {
  user: SupportUser;
}

/** The dialogs over the sub-users. */
export const subUserDialogs: ListDialogs<SupportSubUser, SubUserDialog, SubUserDialogProps> = {
  details: recordDialog(
    lazyDialog(async () => (await import('./SubUserDetails.tsx')).SubUserDetails),
    (subUser) => ({ subUser }),
  ),
  edit: recordDialog(
    lazyDialog(async () => (await import('./SubUserForm.tsx')).SubUserForm),
    (subUser, { user, onEdit }) => ({ subUser, onSave: (values) => onEdit(user, subUser, values) }),
  ),
  subscription: recordDialog(SubscriptionDialog, (subUser, { user, onSubscription }) => ({
    id: subUser.id,
    name: subUser.name,
    subscription: subUser.subscription ?? defaultSubscription,
    onSave: (next) => onSubscription(user, subUser, next),
  })),
};
