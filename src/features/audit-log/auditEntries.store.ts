import { auditEntries } from '#fixtures/data/auditEntries.ts';

/** The audit log of this tab: the samples, which nothing changes. */
export const auditLog = auditEntries;
