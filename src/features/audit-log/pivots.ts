import type { AuditEntry } from '#src/api/types/auditEntry.ts';
import { quoted, rangeEnds, toRange, unquoted } from '#src/features/shared/list/describe/filterRows.ts';
import { formatDateTime, parseDate } from '#src/lib/dates.ts';
import type { AuditFilters } from './auditList.ts';

/** The filters that a pivot sets. */
export type PivotFilters = Readonly<Partial<AuditFilters>>;

/** A way from one entry to those that belong to it. */
export interface Pivot {
  readonly id: string;
  readonly label: string;
  /** Null where the entry has nothing to go by. */
  readonly filters: (entry: AuditEntry) => PivotFilters | null;
}

const AROUND = 10 * 60_000;

/** From ten minutes before the entry to ten minutes after it, in UTC, so that an address means the same everywhere. */
function around({ timestamp }: AuditEntry): PivotFilters | null {
  const instant = parseDate(timestamp)?.getTime();
  if (instant === undefined) return null;
  const iso = (shift: number) => new Date(instant + shift).toISOString();
  return { date: toRange(iso(-AROUND), iso(AROUND)) };
}

const shared = {
  user: 'Same user',
  session: 'Same session',
  ip: 'Same IP address',
  resource: 'Same resource',
} as const;

function same(name: keyof typeof shared, of: (entry: AuditEntry) => string | null): Pivot {
  return {
    id: name,
    label: shared[name],
    filters: (entry) => {
      const value = of(entry);
      return value ? { [name]: quoted(value) } : null;
    },
  };
}

export const pivots: readonly Pivot[] = [
  same('user', ({ user }) => user),
  same('session', ({ sessionId }) => sessionId),
  same('ip', ({ ipAddress }) => ipAddress),
  same('resource', ({ resourceId }) => resourceId),
  { id: 'around', label: 'Ten minutes around it', filters: around },
];

/** What the filters say that a pivot can have set: `Same user: Sara Khalil`; null for none. */
export function pivotText(filters: AuditFilters): string | null {
  const wholes = (['user', 'session', 'ip', 'resource'] as const).flatMap((name) => {
    const value = unquoted(filters[name]);
    return value === null ? [] : [`${shared[name]}: ${value}`];
  });
  const { from, to } = rangeEnds(filters.date);
  // Days are what a person chooses, instants what a pivot sets.
  const between =
    from.includes('T') && to.includes('T')
      ? [`From ${formatDateTime(from) ?? from} to ${formatDateTime(to) ?? to}`]
      : [];
  const parts = [...wholes, ...between];
  return parts.length === 0 ? null : parts.join(', ');
}
