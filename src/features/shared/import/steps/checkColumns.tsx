import type { Column } from '#src/components/DataTable/types.ts';
import { cellNote, type ImportRow, type RowState, stateOf } from '#src/features/shared/import/check/rows.ts';
import type { Importer } from '#src/features/shared/import/importer.ts';
import { unknownName } from '#src/features/shared/import/importFields.ts';
import type { ImportJob } from '#src/features/shared/import/job/importJob.ts';
import { badgeColumn, countColumn, textColumn } from '#src/features/shared/list/describe/columns.tsx';
import type { LabelIntent } from '#src/lib/labels.ts';
import { CellInput } from './CellInput.tsx';

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

/** The columns of Check: number and state, and an input in every cell of the file. */
export function checkColumns(
  fields: Importer['fields'],
  onEdit: ImportJob['edit'],
  names: readonly string[],
): readonly Column<ImportRow>[] {
  return [
    numberColumn,
    stateColumn,
    ...fields.map(
      ({ name, header, noun, required }): Column<ImportRow> => ({
        ...textColumn(name, header, { value: (row: ImportRow) => row.texts[name] ?? '' }),
        // Wide enough for what is wrong with it.
        ...(noun && { sample: unknownName(noun) }),
        cell: (row, tabIndex) => (
          <CellInput
            key={`${row.id} ${name}`}
            label={`${header}, row ${row.id}`}
            value={row.texts[name] ?? ''}
            required={required}
            names={noun && names}
            note={cellNote(row, name)}
            tabIndex={tabIndex}
            onChange={(text) => onEdit(row.id, name, text)}
          />
        ),
      }),
    ),
  ];
}
