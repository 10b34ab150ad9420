import type { ResourceKind } from '#src/api/results/resource.ts';
import type { StaffUser } from '#src/api/types/staffUser.ts';
import { fieldsOfKind } from '#src/features/shared/form/table/fieldTable.ts';
import { sampleResource } from '#src/features/shared/list/samples/sampleResource.ts';
import { recorded } from '#src/features/shared/resource/recorded.ts';
import { staffUserStore } from '#src/features/shared/staff/staffUsers.store.ts';
import { type StaffUserValues, staffUserFields } from './staffUserFields.ts';
import { staffUserList } from './staffUserList.ts';

const kind: ResourceKind<StaffUser, StaffUserValues> = {
  id: 'staff-users',
  noun: staffUserList.noun,
  nameOf: staffUserList.nameOf,
  ...fieldsOfKind(staffUserFields),
  confidential: ['password'],
  statuses: staffUserList.filters.status.choices.map(({ value, label }) => ({
    label,
    values: { status: value },
  })),
  audit: { noun: 'Staff User', category: 'User Management' },
};

/** The staff users of this tab, with every change in the audit log. */
export const staffUserResource = recorded(
  sampleResource({
    kind,
    store: staffUserStore,
    idPrefix: 'STF-',
    // The form contains all fields of a staff user.
    toRow: (values, _before, id) => ({ id, ...values }),
  }),
);
