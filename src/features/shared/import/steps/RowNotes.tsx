import styled from 'styled-components';
import { Link } from '#src/components/Link/Link.tsx';
import { theme } from '#src/components/theme/theme.ts';
import type { CellNote, Importer } from '#src/features/shared/import/check/importer.ts';
import { cellNote, type ImportRow } from '#src/features/shared/import/check/rows.ts';

/** The id of what is said of a cell, by which its input is described. */
export const noteId = ({ id }: ImportRow, field: string) => `import-note-${id}-${field}`;

const Notes = styled.div`
  display: flex;
  gap: ${theme.space[4]};
  color: ${theme.danger.text};
  > [data-kind='Attention'] {
    color: ${theme.warning.text};
  }
`;

interface RowNotesProps {
  row: ImportRow;
  fields: Importer['fields'];
  tabIndex: 0 | -1;
}

/** Whether anything is said of a row. */
export const hasNotes = (row: ImportRow, fields: Importer['fields']) =>
  fields.some(({ name }) => cellNote(row, name));

/** What is said of the cells of a row, each with its header, in the order of the columns. */
export function RowNotes({ row, fields, tabIndex }: RowNotesProps) {
  return (
    <Notes>
      {fields.map(({ name, header }) => {
        const note = cellNote(row, name);
        return note ? (
          <span key={name} data-kind={note.kind}>
            {`${header}: `}
            <span id={noteId(row, name)}>
              <NoteText note={note} tabIndex={tabIndex} />
            </span>
          </span>
        ) : null;
      })}
    </Notes>
  );
}

/** What is said of a cell, with a link to the record of the list that has the same value. */
function NoteText({ note: { text, existing }, tabIndex }: { note: CellNote; tabIndex: 0 | -1 }) {
  if (!existing) return text;
  return (
    <>
      {`${text}: `}
      <Link href={existing.href} target="_blank" rel="noreferrer" tabIndex={tabIndex}>
        {existing.name}
      </Link>
    </>
  );
}
