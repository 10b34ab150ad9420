import type { AuditEntry } from '#src/api/types/auditEntry.ts';
import { shownDateTime } from '#src/components/DateTime/shownDates.ts';
import { rangeEnds, toRange } from '#src/features/shared/list/describe/dateRange.ts';
import { quoted, unquoted } from '#src/features/shared/list/describe/filters.ts';
import { textsOf } from '#src/features/shared/list/url/urlParams.ts';
import { parseDate } from '#src/lib/dates.ts';
import type { AuditFilters } from './auditList.ts';

/** The filters that a pivot sets. */
export type PivotFilters = Readonly<Partial<AuditFilters>>;

/** A button of an entry that filters the log for related entries. */
export interface Pivot {
  readonly id: string;
  readonly label: string;
  /** Null if the entry has no value to filter by. */
  readonly filters: (entry: AuditEntry) => PivotFilters | null;
}

/** Ten minutes in ms. */
const AROUND = 10 * 60_000;

/** Ten minutes before and after the entry, in UTC, so that a shared address means the same in every time zone. */
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
      if (!value) return null;
      return { [name]: name === 'user' ? [quoted(value)] : quoted(value) };
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

/** The text of filters that a pivot has set: `Same user: Sara Khalil`; null for none. */
export function pivotText(filters: AuditFilters): string | null {
  const exact = (['user', 'session', 'ip', 'resource'] as const).flatMap((name) => {
    const [text = '', ...others] = textsOf(filters[name]);
    const value = others.length > 0 ? null : unquoted(text);
    return value === null ? [] : [`${shared[name]}: ${value}`];
  });
  const { from, to } = rangeEnds(filters.date);
  // A user chooses days; only a pivot sets instants.
  const between =
    from.includes('T') && to.includes('T')
      ? [`From ${shownDateTime(from) ?? from} to ${shownDateTime(to) ?? to}`]
      : [];
  const parts = [...exact, ...between];
  return parts.length === 0 ? null : parts.join(', ');
}
