import { useMemo } from 'react';
import { staffUsers } from '#fixtures/data/staffUsers.ts';
import { onSessionEnd } from '#src/api/session/sessionEnds.ts';
import type { StaffUser } from '#src/api/types/staffUser.ts';
import { sampleStoreOf } from '#src/features/shared/list/samples/samples.store.ts';
import type { Colleague } from './colleague.ts';

/** The staff users of this tab: the samples with the changes made here. Passwords are stored nowhere else. */
export const staffUserStore = sampleStoreOf(() => staffUsers);

/** What everyone who was a staff user in this tab was called last, because tickets name those who were deleted too. */
const known = new Map<string, Colleague>();

function learn() {
  for (const { id, name, email, status } of staffUserStore.rows()) known.set(id, { id, name, email, status });
}

learn();
staffUserStore.subscribe(learn);
// After the store has its samples again.
onSessionEnd('samples', {
  ended: () => {
    known.clear();
    learn();
  },
});

function withDeleted(rows: readonly StaffUser[]): readonly Colleague[] {
  const ids = new Set(rows.map(({ id }) => id));
  const deleted = [...known.values()].filter(({ id }) => !ids.has(id));
  return [...rows, ...deleted.map((each) => ({ ...each, status: 'Deleted' }) as const)];
}

/** The staff users, then those who were deleted in this tab. */
export const colleagues = {
  rows: (): readonly Colleague[] => withDeleted(staffUserStore.rows()),
  useRows(): readonly Colleague[] {
    const rows = staffUserStore.useRows();
    return useMemo(() => withDeleted(rows), [rows]);
  },
};
