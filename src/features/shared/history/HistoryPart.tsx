import styled from 'styled-components';
import type { AuditEntry, FieldChange } from '#src/api/types/auditEntry.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { Button } from '#src/components/Button/Button.tsx';
import { DateTime } from '#src/components/DateTime/DateTime.tsx';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import { RouteLink } from '#src/components/Link/RouteLink.tsx';
import { Text } from '#src/components/Typography/Typography.tsx';
import { media, plainList, theme } from '#src/components/theme/theme.ts';
import { CHANGED } from '#src/features/shared/audit/recordAudit.ts';
import { quoted } from '#src/features/shared/list/describe/filters.ts';
import { paths } from '#src/lib/paths.ts';
import { clamp, formatNumber, toShown } from '#src/lib/text.ts';

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

/** The audit records about a record of the console. */
export type RecordHistory =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void }
  /** The newest entry first. */
  | { readonly status: 'ready'; readonly entries: readonly AuditEntry[] };

export interface HistoryPartProps {
  /** The id that the audit records name. */
  resource: string;
  history: RecordHistory;
}

/** The records that are shown without Show all. */
const SHOWN = 5;

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${plainList}
  border: 1px solid ${theme.border.subtle};
  border-radius: ${theme.radius.card};
  font: ${theme.font.table} ${theme.font.family};
  overflow: hidden;
  > li + li {
    border-block-start: 1px solid ${theme.border.subtle};
  }
`;

const Entry = styled(RouteLink)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px ${theme.space[3]};
  min-block-size: 40px;
  padding: ${theme.space[2]} ${theme.space[3]};
  color: ${theme.text.muted};
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    background: ${theme.surface.hover};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  strong {
    color: ${theme.text.main};
    font-weight: 600;
  }
  > span:last-child {
    grid-column: 1 / -1;
  }
  ${media.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const All = styled.p`
  margin-block-start: ${theme.space[2]};
  font: ${theme.font.table} ${theme.font.family};
`;

/** Two lines of the list. */
const Skeleton = styled.div`
  display: grid;
  align-content: space-evenly;
  block-size: 113px;
  padding-inline: ${theme.space[3]};
  border: 1px solid ${theme.border.subtle};
  border-radius: ${theme.radius.card};
  > span {
    inline-size: 60%;
    block-size: 10px;
    border-radius: 3px;
    background: ${theme.neutral.tonal};
  }
  > span:nth-child(even) {
    inline-size: 40%;
  }
`;

/** What was done to a record, the newest first: who, what, when, and which fields. Each line opens its audit record. */
export function HistoryPart({ resource, history }: HistoryPartProps) {
  if (history.status !== 'ready') {
    return (
      <DialogSection title="History">
        {history.status === 'loading' ? (
          <Skeleton role="status" aria-label="Loading the history">
            {[1, 2, 3, 4].map((bar) => (
              <span key={bar} />
            ))}
          </Skeleton>
        ) : (
          <Failed onRetry={history.onRetry} />
        )}
      </DialogSection>
    );
  }
  const { entries } = history;
  if (entries.length === 0) {
    return (
      <DialogSection title="History (0)">
        <Text muted>No history</Text>
      </DialogSection>
    );
  }
  return (
    <DialogSection title={`History (${formatNumber(entries.length)})`}>
      <List>
        {entries.slice(0, SHOWN).map((entry) => (
          <li key={entry.id}>
            <Line entry={entry} resource={resource} />
          </li>
        ))}
      </List>
      {entries.length > SHOWN ? (
        <All>
          <Link href={historyUrl(resource)}>Show all</Link>
        </All>
      ) : null}
    </DialogSection>
  );
}

function Line({ entry, resource }: { entry: AuditEntry; resource: string }) {
  return (
    <Entry href={historyUrl(resource, entry.id)}>
      <span>
        <strong>{toShown(entry.action)}</strong> by {toShown(entry.user)}{' '}
        {entry.result === 'failed' ? <Badge intent="danger">Failed</Badge> : null}
      </span>
      <DateTime value={entry.timestamp} />
      <span>{changesInWords(entry)}</span>
    </Entry>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Text muted>
      The history could not be loaded.{' '}
      <Button size="small" onClick={() => onRetry()}>
        Retry
      </Button>
    </Text>
  );
}
