import { investors } from '#fixtures/data/investors.ts';
import { sampleStoreOf } from '#src/features/shared/list/samples/samples.store.ts';

/** The investors of this tab: the samples with the changes made here. */
export const investorStore = sampleStoreOf(investors);
