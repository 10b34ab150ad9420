import type { AuditEntry, FieldChange } from '#src/api/types/auditEntry.ts';
import type { RecordRef } from '#src/api/types/recordRef.ts';
import { shownDateTime } from '#src/components/DateTime/shownDates.ts';
import { CHANGED } from '#src/features/shared/audit/recordAudit.ts';
import { inLine, type LinkedKind, type PortalKinds, refTo } from '#src/features/shared/records/recordKind.ts';
import { undoOf } from '#src/features/shared/resource/undoChange.ts';
import { listUrl, refKey } from '#src/lib/recordUrl.ts';
import { clamp, formatNumber } from '#src/lib/text.ts';
import { auditEntryKind } from './auditEntry.ts';
import { fieldWords } from './fieldWords.ts';

/** Fields that a line names, and letters of a value and of a sentence. */
const FIELDS_SHOWN = 3;
const LONGEST_VALUE = 60;
const LONGEST_SENTENCE = 200;

function inWords(
  { field, oldValue, newValue }: FieldChange,
  of: RecordRef | null,
  kinds: PortalKinds,
): string {
  const name = clamp(fieldWords(field, of, kinds), LONGEST_VALUE);
  if (oldValue === null) return newValue === CHANGED ? `${name} changed` : `${name} ${shown(newValue)}`;
  return `${name} from ${shown(oldValue)} to ${shown(newValue)}`;
}

const shown = (value: string | null) => (value === null ? 'none' : clamp(value, LONGEST_VALUE));

/** The changed fields of a record; its error or details if it has none. */
export function changesInWords(entry: AuditEntry, kinds: PortalKinds): string {
  const { fieldChanges, errorMessage, details, resource } = entry;
  const sentence = errorMessage ?? details;
  if (errorMessage !== null || fieldChanges.length === 0) return clamp(sentence, LONGEST_SENTENCE);
  const words = fieldChanges.slice(0, FIELDS_SHOWN).map((change) => inWords(change, resource, kinds));
  const more = fieldChanges.length - words.length;
  return [...words, ...(more > 0 ? [`${formatNumber(more)} more`] : [])].join(', ');
}

const { path } = auditEntryKind;
const opened = (list: string | null, id: string) =>
  `${list}&${new URLSearchParams({ open: 'details', id }).toString()}`;

const own = {};

/** The audit records, which the search does not look at: those of a staff user, and those about a record. */
export const linkedAuditEntries: LinkedKind<AuditEntry> = {
  ...auditEntryKind,
  heading: 'Audit Records',
  icon: null,
  hintOf: ({ details }) => details,
  refers: [
    {
      title: 'Audit Records',
      to: { 'staff-users': own },
      of: ({ staffId }) => refTo('staff-users', staffId),
      linesOf: ({ id }, line, all) => [{ ...line, href: opened(all, id) }],
      all: ([staff]) => listUrl(path, { staff: staff?.id ?? '' }),
    },
    {
      title: 'Changes',
      to: {
        developers: own,
        companies: own,
        investors: own,
        'staff-users': own,
        'developer-plans': own,
        'investor-plans': own,
        // Their audit records name who has them.
        'company-subscriptions': { as: ({ companyId: id }) => [{ kind: 'companies', id }] },
        'investor-subscriptions': { as: ({ userId: id }) => [{ kind: 'investors', id }] },
      },
      of: ({ resource }) => resource,
      linesOf: (entry, line, all, kinds) => [
        {
          ...line,
          label: `${entry.action} by ${entry.user}`,
          hint: inLine(shownDateTime(entry.timestamp), changesInWords(entry, kinds)),
          status: entry.result === 'failed' ? line.status : undefined,
          href: opened(all, entry.id),
          undo: undoOf(entry),
        },
      ],
      all: ([ref]) => listUrl(path, { record: ref ? refKey(ref) : '' }),
    },
  ],
};
