import { ShieldUser } from 'lucide-react';
import type { StaffUser } from '#src/api/types/staffUser.ts';
import type { LinkedKind } from '#src/features/shared/records/recordKind.ts';
import { assignedText, openTicketCount } from '#src/features/shared/staff/colleague.ts';
import { staffUserKind } from './staffUser.ts';

/** The staff users, and what leads to them. */
export const linkedStaffUsers: LinkedKind<StaffUser> = {
  ...staffUserKind,
  heading: 'Staff',
  icon: ShieldUser,
  hintOf: ({ email }) => email,
  numbers: ({ email, mobile }) => ({ email, phone: mobile }),
  deletion: (ids, records) =>
    [assignedText(openTicketCount(ids, records.rows('tickets')), ids.size)].filter((note) => note !== null),
  targets: { all: () => true, managers: ({ role }) => role === 'Manager' },
};
