import type { AuditEntry } from '#src/api/types/auditEntry.ts';

/** The four summary cards (spec section 2). */
export interface AuditFigures {
  readonly actions: number;
  readonly failedLogins: number;
  /** Entries with field changes. */
  readonly modifications: number;
  /** Entries of the user `System`. */
  readonly systemEvents: number;
}

const isFailedLogin = ({ category, action, result }: AuditEntry) =>
  category === 'Authentication' && result === 'failed' && /log-?in/iu.test(action);

/** Counts the entries that are shown, on all pages. */
export function auditFigures(entries: readonly AuditEntry[]): AuditFigures {
  const count = (is: (entry: AuditEntry) => boolean) => entries.filter(is).length;
  return {
    actions: entries.length,
    failedLogins: count(isFailedLogin),
    modifications: count(({ fieldChanges }) => fieldChanges.length > 0),
    systemEvents: count(({ user }) => user === 'System'),
  };
}
