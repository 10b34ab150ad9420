import type { AuditCategory } from '#src/api/types/auditEntry.ts';

interface Kind {
  /** The first words of its actions: `Staff User`. */
  readonly noun: string;
  readonly category: AuditCategory;
}

/** The kinds of records whose changes the audit log records. */
export const auditKinds = {
  developer: { noun: 'Developer', category: 'Developer Management' },
  company: { noun: 'Company', category: 'User Management' },
  investor: { noun: 'Investor', category: 'User Management' },
  staffUser: { noun: 'Staff User', category: 'User Management' },
  plan: { noun: 'Plan', category: 'Billing' },
  subscription: { noun: 'Subscription', category: 'Billing' },
  ticket: { noun: 'Ticket', category: 'User Management' },
  /** The audit records themselves, which can only be exported. */
  auditRecord: { noun: 'Audit Record', category: 'User Management' },
} as const satisfies Readonly<Record<string, Kind>>;

/** The word with which a list or form declares what it changes. */
export type AuditKind = keyof typeof auditKinds;
