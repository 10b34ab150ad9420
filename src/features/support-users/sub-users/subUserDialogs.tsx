import type { FormResource } from '#src/api/results/resource.ts';
import type { SupportSubUser, SupportUser } from '#src/api/types/support/user.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import type { ListDialogs } from '#src/features/shared/list/describe/dialogs.ts';
import type { SaveSubscription } from '#src/features/shared/subscription/SubscriptionDialog.tsx';
import type { SubUserValues } from './subUserFields.ts';

/** What can be done with the sub-users of a user; all of it is kept in this tab (spec section 4). */
export interface SubUserActions {
  subUsersOf: (userId: string) => FormResource<SupportSubUser, SubUserValues>;
  onSubscription: (user: SupportUser) => SaveSubscription<SupportSubUser>;
  /** Sets an active sub-user inactive, and the other way round. */
  onToggle: (user: SupportUser, subUser: SupportSubUser) => void;
  onDelete: (user: SupportUser, subUser: SupportSubUser) => void;
}

export type SubUserDialog = 'details' | 'edit' | 'subscription' | 'delete';

/** What the dialogs get besides the sub-user. */
export interface SubUserDialogProps {
  resource: FormResource<SupportSubUser, SubUserValues>;
  onSubscription: SaveSubscription<SupportSubUser>;
}

/** The dialogs over the sub-users. */
export const subUserDialogs: ListDialogs<SupportSubUser, SubUserDialog, SubUserDialogProps> = {
  details: lazyDialog(async () => (await import('./SubUserDetails.tsx')).SubUserDetails),
  edit: lazyDialog(async () => (await import('./SubUserForm.tsx')).SubUserForm),
  subscription: lazyDialog(async () => (await import('./SubUserSubscription.tsx')).SubUserSubscription),
};
