import type { StaffUser } from '#src/api/types/staffUser.ts';
import type { RecordKind } from '#src/features/shared/records/recordKind.ts';
import { activeIntent } from '#src/lib/labels.ts';
import { paths } from '#src/lib/paths.ts';

/** What a staff user is called. */
export const staffUserKind = {
  id: 'staff-users',
  noun: { one: 'user', many: 'users' },
  path: paths.master.blumeUsers,
  add: 'Add User',
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  statusOf: ({ status }) => ({ label: status, intent: activeIntent(status === 'Active') }),
} as const satisfies RecordKind<StaffUser>;
