import { staffRows } from '#fixtures/data/staffRows.ts';
import { sampleStoreOf } from '#src/features/shared/list/samples/samples.store.ts';

/** The staff users of the support portal, which cannot change them, without the weight of its other users. */
export const supportStaffStore = sampleStoreOf(() => staffRows);
