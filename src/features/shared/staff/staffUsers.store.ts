import { staffUsers } from '#fixtures/data/staffUsers.ts';
import { derivedRows } from '#src/features/shared/list/samples/derivedRows.ts';
import { sampleStoreOf } from '#src/features/shared/list/samples/samples.store.ts';
import type { Colleague } from './colleague.ts';

/** The staff users of this tab: the samples with the changes made here. Passwords are stored nowhere else. */
export const staffUserStore = sampleStoreOf(() => staffUsers);

/** The staff users with those who were deleted in this tab, last, because tickets name them too. */
export const colleagues = derivedRows<Colleague>([staffUserStore], () => {
  const isDeleted = ({ id }: { readonly id: string }) => staffUserStore.deletionOf(id) !== undefined;
  const deleted = staffUserStore.allRows().filter(isDeleted);
  return [...staffUserStore.rows(), ...deleted.map((row) => ({ ...row, status: 'Deleted' }) as const)];
});
