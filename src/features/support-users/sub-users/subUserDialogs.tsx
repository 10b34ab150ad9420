import type { FormResource } from '#src/api/results/resource.ts';
import type { SupportSubUser } from '#src/api/types/support/user.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import type { ListDialogs } from '#src/features/shared/list/describe/dialogs.ts';
import type { SaveSubscription } from '#src/features/shared/subscription/SubscriptionDialog.tsx';
import type { SubUserValues } from './subUserFields.ts';

/** What can be done with sub-users; all of it is kept in this tab (spec section 4). */
export interface SubUserActions {
  resource: FormResource<SupportSubUser, SubUserValues>;
  onSubscription: SaveSubscription<SupportSubUser>;
  /** Sets an active sub-user inactive, and the other way round. */
  onToggle: (subUser: SupportSubUser) => void;
  onDelete: (subUser: SupportSubUser) => void;
}

export type SubUserDialog = 'details' | 'edit' | 'subscription' | 'delete';

/** What the dialogs get besides the sub-user. */
export type SubUserDialogProps = Pick<SubUserActions, 'resource' | 'onSubscription'>;

/** The dialogs over the sub-users. */
export const subUserDialogs: ListDialogs<SupportSubUser, SubUserDialog, SubUserDialogProps> = {
  details: lazyDialog(async () => (await import('./SubUserDetails.tsx')).SubUserDetails),
  edit: lazyDialog(async () => (await import('./SubUserForm.tsx')).SubUserForm),
  subscription: lazyDialog(async () => (await import('./SubUserSubscription.tsx')).SubUserSubscription),
};
