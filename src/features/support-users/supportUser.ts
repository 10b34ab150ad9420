import type { SupportUser } from '#src/api/types/support/user.ts';
import type { RecordKind } from '#src/features/shared/records/recordKind.ts';
import { activeIntent } from '#src/lib/labels.ts';
import { paths } from '#src/lib/paths.ts';

/** What a user of the support portal is called. */
export const supportUserKind = {
  id: 'support-users',
  noun: { one: 'user', many: 'users' },
  path: paths.support.userManagement,
  nameOf: ({ name }) => name,
  statusOf: ({ status }) => ({ label: status, intent: activeIntent(status === 'Active') }),
} as const satisfies RecordKind<SupportUser>;
