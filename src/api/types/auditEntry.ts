import type { RecordRef } from './recordRef.ts';

export type AuditCategory =
  | 'Authentication'
  | 'Developer Management'
  | 'User Management'
  | 'Billing'
  | 'Project Management';

export type AuditResult = 'success' | 'failed' | 'pending';

export type AuditPortal = 'Blume Master' | 'Developer Portal' | 'Investor Portal';

/** A value as JSON has it. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/** One field that an action changed; null where there was, or is, no value. */
export interface FieldChange {
  readonly field: string;
  readonly oldValue: string | null;
  readonly newValue: string | null;
}

/** An entry of the audit log (spec section 3); sample data. It is never changed. */
export interface AuditEntry {
  readonly id: string;
  /** ISO 8601 with a zone. */
  readonly timestamp: string;
  /** A person's name at that time, or `System`. */
  readonly user: string;
  /** Id of the staff user; null for anyone else. */
  readonly staffId: string | null;
  readonly action: string;
  readonly details: string;
  readonly category: AuditCategory;
  readonly result: AuditResult;
  readonly errorMessage: string | null;
  /** The record that it is about. */
  readonly resource: RecordRef | null;
  readonly ipAddress: string;
  readonly userAgent: string;
  readonly portal: AuditPortal;
  readonly sessionId: string;
  /** The record before and after the action; null where the action changed none, or there was none. */
  readonly beforeState: JsonValue;
  readonly afterState: JsonValue;
  readonly fieldChanges: readonly FieldChange[];
}
