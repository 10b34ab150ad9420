import styled from 'styled-components';
import { theme } from '#src/components/theme/theme.ts';
import type { Records } from './recordKind.ts';
import { hasKind } from './records.ts';
import { WithRecords } from './WithRecords.tsx';

export interface DeletionNotesProps {
  /** The kind of the records, by id. */
  kind: string;
  ids: readonly string[];
  /** What is said when no other record depends on them; nothing when absent. */
  none?: string;
}

const Note = styled.span`
  display: block;
  margin-block-start: ${theme.space[2]};
`;

/** What a deletion of records does to others. */
export function DeletionNotes({ kind, ids, none }: DeletionNotesProps) {
  const unknown = `What depends on ${ids.length === 1 ? 'it' : 'them'} is not known yet.`;
  return (
    <WithRecords ask={(records) => notesOf(kind, ids, records)}>
      {({ status, answer, limits }) => {
        const notes = status === 'ready' && answer ? answer : [unknown];
        const shown = notes.length === 0 && none !== undefined ? [none] : notes;
        return [...shown, ...limits].map((note) => (
          <Note key={note} role="status">
            {note}
          </Note>
        ));
      }}
    </WithRecords>
  );
}

function notesOf(kind: string, ids: readonly string[], records: Records): readonly string[] {
  const { kinds } = records;
  return (hasKind(kinds, kind) && kinds[kind]?.deletion?.(new Set(ids), records)) || [];
}
