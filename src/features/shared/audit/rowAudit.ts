import type { JsonValue } from '#src/api/types/auditEntry.ts';
import { type AuditKind, auditKinds } from './auditKinds.ts';
import type { AuditChange } from './recordAudit.ts';

/** The audit records of changes to the rows of a list. `error` is the message of a change that failed, else null. */
export interface RowAudit<Row> {
  readonly deleted: (row: Row, error: string | null) => AuditChange;
  /** A deleted row was put back. */
  readonly restored: (row: Row) => AuditChange;
  /** A row got another status; both as labels, `from` null if it is not known. */
  readonly status: (row: Row, from: string | null, to: string, error: string | null) => AuditChange;
}

/** A column, as far as the state of a row needs it. */
interface StateColumn<Row> {
  readonly header: string;
  readonly text: (row: Row) => string;
  readonly confidential?: boolean | undefined;
}

interface AuditedList<Row> {
  readonly kind?: AuditKind | undefined;
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly columns: readonly StateColumn<Row>[];
}

/** How changes to the rows of a list are recorded; null for a list that the audit log does not have. */
export function rowAuditOf<Row>(list: AuditedList<Row>): RowAudit<Row> | null {
  const { kind, idOf, nameOf, columns } = list;
  if (kind === undefined) return null;
  const { noun, category } = auditKinds[kind];

  const about = (row: Row, what: string, error: string | null = null) => ({
    category,
    resourceId: idOf(row),
    details: `${noun} ${nameOf(row)}: ${error === null ? what : `not ${what}`}`,
    error,
  });
  /** What the list shows of the row; never a confidential column. */
  const stateOf = (row: Row): JsonValue =>
    Object.fromEntries(
      columns.filter(({ confidential }) => !confidential).map(({ header, text }) => [header, text(row)]),
    );

  return {
    deleted: (row, error) => ({
      action: `${noun} Deleted`,
      ...about(row, 'deleted', error),
      before: stateOf(row),
    }),
    restored: (row) => ({
      action: 'Deletion Undone',
      ...about(row, 'deletion undone'),
      after: stateOf(row),
    }),
    status: (row, from, to, error) => {
      const change = { action: 'Status Changed', ...about(row, `set to ${to}`, error) };
      if (error !== null) return change;
      return {
        ...change,
        before: { Status: from },
        after: { Status: to },
        changes: [{ field: 'Status', oldValue: from, newValue: to }],
      };
    },
  };
}
