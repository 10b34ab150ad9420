import { auditEntries } from '#fixtures/data/auditEntries.ts';
import { sampleStoreOf } from '#src/features/shared/list/samples/samples.store.ts';

/** The audit log of this tab: read-only samples. */
export const auditEntryStore = sampleStoreOf(auditEntries);
