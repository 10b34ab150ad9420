import { supportUsers } from '#fixtures/data/support/supportUsers.ts';
import { sampleStoreOf } from '#src/features/shared/list/samples/samples.store.ts';

/** The users of the support portal in this tab: the samples with the changes made to their sub-users. */
export const supportUserStore = sampleStoreOf(supportUsers);
