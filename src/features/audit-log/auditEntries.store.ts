import { auditEntries } from '#fixtures/data/auditEntries.ts';

/** The audit log of this tab: read-only samples. */
export const auditLog = auditEntries;
