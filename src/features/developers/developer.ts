import type { Developer } from '#src/api/types/developer.ts';
import type { RecordKind } from '#src/features/shared/records/recordKind.ts';
import { activeIntent, activeLabel } from '#src/lib/labels.ts';
import { paths } from '#src/lib/paths.ts';

/** What a developer user is called. */
export const developerKind = {
  id: 'developers',
  noun: { one: 'developer', many: 'developers' },
  path: paths.master.developerUsers,
  add: 'Add Developer',
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  email: { of: ({ email }) => email },
  statusOf: ({ isActive }) => ({ label: activeLabel(isActive), intent: activeIntent(isActive) }),
} as const satisfies RecordKind<Developer>;
