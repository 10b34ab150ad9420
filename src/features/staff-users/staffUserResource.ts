import type { ResourceKind } from '#src/api/results/resource.ts';
import { sessionStore } from '#src/api/session/session.ts';
import type { StaffUser } from '#src/api/types/staffUser.ts';
import { sampleResource } from '#src/features/shared/list/samples/sampleResource.ts';
import { recorded } from '#src/features/shared/resource/recorded.ts';
import { oneself } from '#src/features/shared/staff/oneself.ts';
import { staffUserStore } from '#src/features/shared/staff/staffUsers.store.ts';
import { refusing } from './refusing.ts';
import { type StaffUserValues, staffUserKind } from './staffUser.ts';

const kind: ResourceKind<StaffUser, StaffUserValues> = {
  ...staffUserKind,
  // An own account that is shut out could not be opened again by its owner.
  refusal(row, change) {
    const own = oneself(staffUserStore.rows(), sessionStore.getState().user);
    if (row.id !== own?.id) return null;
    if (change === 'deletion') return 'You cannot delete your own account.';
    return change.status === 'Inactive' ? 'You cannot set your own account to Inactive.' : null;
  },
};

/** The staff users of this tab, with every change in the audit log. */
export const staffUserResource = recorded(
  refusing(
    sampleResource({
      kind,
      store: staffUserStore,
      rows: staffUserStore,
      idPrefix: 'STF-',
      // The form contains all fields of a staff user.
      toRow: (values, id) => ({ id, ...values }),
    }),
  ),
);
