import type { Investor } from '#src/api/types/investor.ts';
import type { RecordKind } from '#src/features/shared/records/recordKind.ts';
import { activeIntent } from '#src/lib/labels.ts';
import { paths } from '#src/lib/paths.ts';

/** What an investor is called. */
export const investorKind = {
  id: 'investors',
  noun: { one: 'investor', many: 'investors' },
  path: paths.master.investorUsers,
  add: 'Add Investor',
  nameOf: ({ name }) => name,
  email: { of: ({ email }) => email },
  statusOf: ({ status }) => ({ label: status, intent: activeIntent(status === 'Active') }),
} as const satisfies RecordKind<Investor>;
