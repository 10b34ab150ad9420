import { sampleResource } from '#src/features/shared/list/samples/sampleResource.ts';
import { recorded } from '#src/features/shared/resource/recorded.ts';
import { staffUserStore } from '#src/features/shared/staff/staffUsers.store.ts';
import { staffUserKind } from './staffUser.ts';

/** The staff users of this tab, with every change in the audit log. */
export const staffUserResource = recorded(
  sampleResource({
    kind: staffUserKind,
    store: staffUserStore,
    rows: staffUserStore,
    idPrefix: 'STF-',
    // The form contains all fields of a staff user.
    toRow: (values, id) => ({ id, ...values }),
  }),
);
