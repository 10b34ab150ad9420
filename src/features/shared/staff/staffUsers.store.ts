import { staffUsers } from '#fixtures/data/staffUsers.ts';
import { sampleStoreOf } from '#src/features/shared/list/samples/samples.store.ts';

/** The staff users of this tab: the samples with the changes made here. Passwords are stored nowhere else. */
export const staffUserStore = sampleStoreOf(() => staffUsers);
