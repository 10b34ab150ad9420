import type { FormResource } from '#src/api/results/resource.ts';
import type { SupportSubUser } from '#src/api/types/support/user.ts';
import { fieldsOfKind } from '#src/features/shared/form/table/fieldTable.ts';
import { sampleResource } from '#src/features/shared/list/samples/sampleResource.ts';
import { subUserStore } from '#src/features/shared/support/supportUsers.store.ts';
import { type SubUserValues, subUserFields } from './subUserFields.ts';

const { kind, readNow, update } = sampleResource({
  kind: {
    id: 'sub-users',
    noun: { one: 'sub-user', many: 'sub-users' },
    nameOf: ({ name }) => name,
    ...fieldsOfKind<SupportSubUser, SubUserValues>(subUserFields),
  },
  store: subUserStore,
  rows: subUserStore,
  idPrefix: 'SUB-',
  toRow: (values, id, before) => ({ userId: '', subscription: null, ...before, ...values, id }),
});

/** The sub-users of the support portal; no form adds one. */
export const subUserResource: FormResource<SupportSubUser, SubUserValues> = { kind, readNow, update };
