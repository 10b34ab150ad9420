import styled from 'styled-components';
import { theme } from '#src/components/theme/theme.ts';
import { stateOf } from './knownRecords.ts';
import type { RecordKind } from './recordKind.ts';
import { type RecordsState, WithRecords } from './WithRecords.tsx';

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

/** What a deletion of records does to others, as the table of kinds says it. */
export function DeletionNotes({ kind, ids, none }: DeletionNotesProps) {
  return (
    <WithRecords needs={(kinds) => deletionOf(kind, kinds)?.needs ?? []}>
      {(state) => {
        const notes = notesOf(kind, ids, state);
        const shown = notes.length === 0 && none !== undefined ? [none] : notes;
        return shown.map((note) => (
          <Note key={note} role="status">
            {note}
          </Note>
        ));
      }}
    </WithRecords>
  );
}

const deletionOf = (kind: string, kinds: readonly RecordKind[]) =>
  kinds.find(({ id }) => id === kind)?.deletion;

function notesOf(kind: string, ids: readonly string[], state: RecordsState): readonly string[] {
  const unknown = `What depends on ${ids.length === 1 ? 'it' : 'them'} is not known yet.`;
  if (state.status !== 'known') return [unknown];
  const { kinds, reads, known } = state;
  const deletion = deletionOf(kind, kinds);
  if (!deletion) return [];
  const isRead = stateOf(reads, deletion.needs).status === 'ready';
  return isRead ? deletion.of(new Set(ids), known) : [unknown];
}
