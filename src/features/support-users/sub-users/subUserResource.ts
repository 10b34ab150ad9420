import type { FormResource } from '#src/api/results/resource.ts';
import type { SupportSubUser } from '#src/api/types/support/user.ts';
import { fieldsOfKind } from '#src/features/shared/form/table/fieldTable.ts';
import { pageOf } from '#src/features/shared/list/view/useReadyRead.ts';
import { supportUserStore } from '#src/features/shared/support/supportUsers.store.ts';
import { withSubUser } from './subUserChanges.ts';
import { type SubUserValues, subUserFields } from './subUserFields.ts';

/** The sub-users of a user of the support portal, which are changed with the user; no form adds one. */
export function subUsersOf(userId: string): FormResource<SupportSubUser, SubUserValues> {
  const rows = () => supportUserStore.rows().find(({ id }) => id === userId)?.subUsers ?? [];
  return {
    kind: {
      id: 'sub-users',
      noun: { one: 'sub-user', many: 'sub-users' },
      nameOf: ({ name }) => name,
      ...fieldsOfKind(subUserFields),
    },
    readNow: async () => pageOf(rows()),
    async update({ id }, values) {
      supportUserStore.change(userId, (user) => withSubUser(user, id, (now) => ({ ...now, ...values })));
      const row = rows().find((subUser) => subUser.id === id) ?? null;
      return { message: 'Sub-user updated successfully', id, row };
    },
  };
}
