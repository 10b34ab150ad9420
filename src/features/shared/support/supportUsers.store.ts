import { supportUsers } from '#fixtures/data/support/supportUsers.ts';
import type { SupportUser } from '#src/api/types/support/user.ts';
import { derivedRows } from '#src/features/shared/list/samples/derivedRows.ts';
import { sampleStoreOf } from '#src/features/shared/list/samples/samples.store.ts';

const users = sampleStoreOf(supportUsers);

/** The sub-users in this tab: the samples with the changes made here. */
export const subUserStore = sampleStoreOf((now) => supportUsers(now).flatMap(({ subUsers }) => subUsers));

/** The users of the support portal in this tab, with their sub-users. */
export const supportUserStore = derivedRows<SupportUser>([users, subUserStore], () =>
  users.rows().map((user) => ({
    ...user,
    subUsers: subUserStore.rows().filter(({ userId }) => userId === user.id),
  })),
);
