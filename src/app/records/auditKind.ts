import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { AuditEntry, FieldChange } from '#src/api/types/auditEntry.ts';
import { shownDateTime } from '#src/components/DateTime/shownDates.ts';
import { auditEntryStore } from '#src/features/audit-log/auditEntries.store.ts';
import { resultIntents, resultLabels } from '#src/features/audit-log/auditList.ts';
import { CHANGED, sessionRecords } from '#src/features/shared/audit/recordAudit.ts';
import { quoted } from '#src/features/shared/list/describe/filters.ts';
import { useReadyRead } from '#src/features/shared/list/view/useReadyRead.ts';
import { inLine, type RecordKind, type ReferenceTarget } from '#src/features/shared/records/recordKind.ts';
import { paths } from '#src/lib/paths.ts';
import { listUrl } from '#src/lib/recordUrl.ts';
import { clamp, formatNumber } from '#src/lib/text.ts';

/** Fields that a line names, and letters of a value and of a sentence. */
const FIELDS_SHOWN = 3;
const LONGEST_VALUE = 60;
const LONGEST_SENTENCE = 200;

/** A field name as words: `companyEmail` of the server's records is `Company Email`, `address.street` is `Address Street`. */
function fieldWords(field: string): string {
  const words = field.split(/(?<=\p{Ll})(?=\p{Lu})|[.\s]/u);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

function inWords({ field, oldValue, newValue }: FieldChange): string {
  const name = clamp(fieldWords(field), LONGEST_VALUE);
  if (oldValue === null) return newValue === CHANGED ? `${name} changed` : `${name} ${shown(newValue)}`;
  return `${name} from ${shown(oldValue)} to ${shown(newValue)}`;
}

const shown = (value: string | null) => (value === null ? 'none' : clamp(value, LONGEST_VALUE));

/** The changed fields of a record; its error or details if it has none. */
export function changesInWords({ fieldChanges, errorMessage, details }: AuditEntry): string {
  const sentence = errorMessage ?? details;
  if (errorMessage !== null || fieldChanges.length === 0) return clamp(sentence, LONGEST_SENTENCE);
  const words = fieldChanges.slice(0, FIELDS_SHOWN).map(inWords);
  const more = fieldChanges.length - words.length;
  return [...words, ...(more > 0 ? [`${formatNumber(more)} more`] : [])].join(', ');
}

const { auditLogs } = paths.master;
const opened = (list: string | null, id: string) =>
  `${list}&${new URLSearchParams({ open: 'details', id }).toString()}`;

/** The audit records of the samples and of this session, which the search does not look at. */
export function auditKind(resources: Readonly<Record<string, ReferenceTarget>>): RecordKind<AuditEntry> {
  return {
    id: 'audit-logs',
    label: 'Audit Records',
    icon: null,
    path: auditLogs,
    useRows() {
      const session = useStore(sessionRecords);
      const samples = auditEntryStore.useRows();
      return useReadyRead(useMemo(() => [...session, ...samples], [session, samples]));
    },
    entryOf: ({ id, action, details, result }) => ({
      id,
      label: action,
      hint: details,
      status: { label: resultLabels[result], intent: resultIntents[result] },
    }),
    refers: [
      {
        title: 'Audit Records',
        to: { 'staff-users': {} },
        of: ({ staffId }) => staffId,
        linesOf: ({ id }, line, all) => [{ ...line, href: opened(all, id) }],
        all: ([key = '']) => listUrl(auditLogs, { staff: key }),
      },
      {
        title: 'History',
        to: resources,
        of: ({ resourceId }) => resourceId,
        linesOf: (entry, line, all) => [
          {
            ...line,
            label: `${entry.action} by ${entry.user}`,
            hint: inLine(shownDateTime(entry.timestamp), changesInWords(entry)),
            status: entry.result === 'failed' ? line.status : undefined,
            href: opened(all, entry.id),
          },
        ],
        all: ([key = '']) => listUrl(auditLogs, { resource: quoted(key) }),
      },
    ],
  };
}
