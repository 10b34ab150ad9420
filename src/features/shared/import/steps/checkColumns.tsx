import type { CardDescription, Column } from '#src/components/DataTable/types.ts';
import { cellNote, type ImportRow, type RowState, stateOf } from '#src/features/shared/import/check/rows.ts';
import type { Importer } from '#src/features/shared/import/importer.ts';
import { unknownName } from '#src/features/shared/import/importFields.ts';
import type { ImportJob } from '#src/features/shared/import/job/importJob.ts';
import { badgeColumn, countColumn, textColumn } from '#src/features/shared/list/describe/columns.tsx';
import type { LabelIntent } from '#src/lib/labels.ts';
import { CellInput, NoteText } from './CellInput.tsx';

type Fields = Importer['fields'];

/** What the cells that are edited need: the correction, and the names that a field of records offers. */
export interface CellEdit {
  readonly onEdit: ImportJob['edit'];
  readonly names: readonly string[];
}

const intents: Readonly<Record<RowState, LabelIntent>> = {
  Ready: 'success',
  Problem: 'danger',
  Duplicate: 'warning',
  Skipped: 'neutral',
};

export const numberColumn = countColumn('number', 'Row', {
  value: ({ id }: ImportRow) => Number(id),
  sample: '50,000',
});

const stateColumn = badgeColumn('state', 'State', {
  value: stateOf,
  intent: (row: ImportRow) => intents[stateOf(row)],
});

function cellOf(
  row: ImportRow,
  field: Fields[number],
  tabIndex: 0 | -1,
  { onEdit, names }: CellEdit,
  bare = false,
) {
  const { name, header, noun, required } = field;
  return (
    <CellInput
      key={`${row.id} ${name}`}
      label={`${header}, row ${row.id}`}
      value={row.texts[name] ?? ''}
      required={required}
      names={noun && names}
      note={cellNote(row, name)}
      bare={bare}
      tabIndex={tabIndex}
      onChange={(text) => onEdit(row.id, name, text)}
    />
  );
}

/** Columns of a wide table: number and state, and an input in every cell of the file. */
export function gridColumns(fields: Fields, edit: CellEdit): readonly Column<ImportRow>[] {
  return [
    numberColumn,
    stateColumn,
    ...fields.map(
      (field): Column<ImportRow> => ({
        ...textColumn(field.name, field.header, { value: (row: ImportRow) => row.texts[field.name] ?? '' }),
        // Wide enough for what is wrong with it.
        ...(field.noun && { sample: unknownName(field.noun) }),
        cell: (row, tabIndex) => cellOf(row, field, tabIndex, edit),
      }),
    ),
  ];
}

export const checkCard: CardDescription<ImportRow> = {
  title: 'name',
  corner: stateColumn.id,
  lines: ['problem', 'cell'],
};

/** What a card shows: name and state, and the first cell of which something is said. */
export function cardColumns(fields: Fields, nameField: string, edit: CellEdit): readonly Column<ImportRow>[] {
  /** What keeps the row from being sent, before what needs attention. */
  const first = (row: ImportRow) => {
    const noted = fields.filter(({ name }) => cellNote(row, name));
    return noted.find(({ name }) => cellNote(row, name)?.kind !== 'Attention') ?? noted[0];
  };
  const noteOf = (row: ImportRow) => {
    const field = first(row);
    const note = field && cellNote(row, field.name);
    return note && { header: field.header, note };
  };
  return [
    textColumn('name', 'Name', {
      value: (row: ImportRow) => row.texts[nameField] || `Row ${row.id}`,
    }),
    stateColumn,
    {
      ...textColumn('problem', 'Problem', {
        value: (row: ImportRow) => noteOf(row)?.note.text ?? '',
      }),
      cell: (row, tabIndex) => {
        const found = noteOf(row);
        if (!found) return null;
        const text = `${found.header}: ${found.note.text}`;
        return <NoteText note={{ ...found.note, text }} tabIndex={tabIndex} />;
      },
    },
    {
      ...textColumn('cell', 'Correction', { value: () => '' }),
      cell: (row, tabIndex) => {
        const field = first(row);
        return field ? cellOf(row, field, tabIndex, edit, true) : null;
      },
    },
  ];
}
