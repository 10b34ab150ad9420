import { createStore } from 'zustand/vanilla';
import type { AuditCategory, AuditEntry, FieldChange, JsonValue } from '#src/api/types/auditEntry.ts';
import type { RecordRef } from '#src/api/types/recordRef.ts';

/** Recorded in place of a value that is confidential, or that has no text. */
export const CHANGED = 'changed';

/** Something that the signed-in user did or tried, as the audit log records it. */
export interface AuditChange {
  /** Kind and verb: `Company Updated`. */
  readonly action: string;
  readonly category: AuditCategory;
  /** One sentence with the name of the record. */
  readonly details: string;
  /** Absent where there is no record, or its id is not known. */
  readonly resource?: RecordRef | null;
  /** The message of a change that was refused or failed; absent or null after a success. */
  readonly error?: string | null;
  readonly before?: JsonValue;
  readonly after?: JsonValue;
  readonly changes?: readonly FieldChange[];
}

/** Something that the user tried before the session began. */
export interface EarlierChange extends AuditChange {
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** Who is recorded: a session of the master portal. */
export interface AuditSession {
  readonly userId: string;
  /** The name of the user, as records show it. */
  readonly user: string;
  /** Random, a new one for every sign-in. */
  readonly sessionId: string;
  /** The browser, as it names itself. */
  readonly userAgent: string;
}

/** The ids of the records of this tab begin with it; those of the samples do not. */
const PREFIX = 'AUD-S';

/** Whether this tab made the record in this session: it is no sample. */
export function isSessionRecord({ id }: Pick<AuditEntry, 'id'>): boolean {
  return id.startsWith(PREFIX);
}

/** The records of this session, the newest first. They are not stored and go with the session, like all samples. */
export const sessionRecords = createStore<readonly AuditEntry[]>()(() => []);

let session: AuditSession | null = null;
/** The record of an expired session, for its user only. */
let expiry: { readonly userId: string; readonly record: AuditEntry } | null = null;

const idOf = (number: number) => `${PREFIX}${String(number).padStart(4, '0')}`;

function toRecord(
  { userId, user, sessionId, userAgent }: AuditSession,
  number: number,
  change: AuditChange & Partial<EarlierChange>,
): AuditEntry {
  const { action, category, details, resource = null, error = null } = change;
  const { at = new Date().toISOString(), before = null, after = null, changes = [] } = change;
  return {
    id: idOf(number),
    timestamp: at,
    user,
    staffId: userId,
    action,
    details,
    category,
    result: error === null ? 'success' : 'failed',
    errorMessage: error,
    resource,
    // The browser does not know it.
    ipAddress: 'N/A',
    userAgent,
    portal: 'Blume Master',
    sessionId,
    beforeState: before,
    afterState: after,
    fieldChanges: changes,
  };
}

/**
 * A function that records changes of the present session. Call it before a change is sent: what is answered after the end
 * of the session is not recorded in the name of the next user. Without a session of the master portal it records nothing.
 * The function returns the record.
 */
export function auditOfNow(): (change: AuditChange) => AuditEntry | null {
  const began = session;
  return (change) => {
    if (began === null || began !== session) return null;
    const records = sessionRecords.getState();
    const record = toRecord(began, records.length + 1, change);
    sessionRecords.setState([record, ...records], true);
    return record;
  };
}

/** Records a change that was made at once. */
export function recordAudit(change: AuditChange): void {
  auditOfNow()(change);
}

/**
 * A session begins, after what its user tried in vain, the oldest first. The record of an expired session is shown to the
 * same user again.
 */
export function beginAudit(next: AuditSession, earlier: readonly EarlierChange[] = []): void {
  session = next;
  const kept = expiry?.userId === next.userId ? [expiry.record] : [];
  expiry = null;
  const before = { ...next, sessionId: 'N/A' };
  const records = [...kept, ...earlier.map((change) => toRecord(before, 0, change))];
  const numbered = records.map((record, index) => ({ ...record, id: idOf(index + 1) }));
  sessionRecords.setState(numbered.toReversed(), true);
}

/** The session of this user has expired. Its records stay until its screen is removed. */
export function expireAudit(userId: string, change: AuditChange): void {
  if (session?.userId !== userId) return;
  expiry = { userId, record: toRecord(session, 1, change) };
  session = null;
}

/** The session of this user was ended by a sign-out, or by another user. */
export function endAudit(userId: string): void {
  if (session?.userId === userId) session = null;
  if (expiry?.userId === userId) expiry = null;
}

/** Drops the records of an ended session. Those of a session that has begun meanwhile stay. */
export function emptyAudit(): void {
  if (session === null) sessionRecords.setState([], true);
}

/** Nothing is recorded any more, and nothing kept. */
export function stopAudit(): void {
  session = null;
  expiry = null;
  emptyAudit();
}
