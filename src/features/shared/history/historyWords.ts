import type { AuditEntry, FieldChange } from '#src/api/types/auditEntry.ts';
import { CHANGED } from '#src/features/shared/audit/recordAudit.ts';
import { quoted } from '#src/features/shared/list/describe/filters.ts';
import { paths } from '#src/lib/paths.ts';
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

/** The records about a resource in Audit Logs; with `id` the details of that one are open. */
export function historyUrl(resource: string, id?: string): string {
  const opened = id === undefined ? {} : { open: 'details', id };
  return `${paths.master.auditLogs}?${new URLSearchParams({ resource: quoted(resource), ...opened }).toString()}`;
}
