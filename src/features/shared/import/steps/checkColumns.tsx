import type { CardDescription, Column } from '#src/components/DataTable/types.ts';
import {
  cellProblem,
  type ImportRow,
  type RowState,
  stateOf,
} from '#src/features/shared/import/check/rows.ts';
import type { Importer } from '#src/features/shared/import/importer.ts';
import { unknownName } from '#src/features/shared/import/importFields.ts';
import type { ImportJob } from '#src/features/shared/import/job/importJob.ts';
import { badgeColumn, countColumn, textColumn } from '#src/features/shared/list/describe/columns.tsx';
import type { LabelIntent } from '#src/lib/labels.ts';
import { CellInput, CellProblem, type OfferedNames } from './CellInput.tsx';

type Fields = Importer['fields'];

/** What the cells that are edited need: the correction, and the names that a field of records offers. */
export interface CellEdit {
  readonly onEdit: ImportJob['edit'];
  readonly offered: OfferedNames;
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
  { onEdit, offered }: CellEdit,
  bare = false,
) {
  const { name, header, noun } = field;
  return (
    <CellInput
      key={`${row.id} ${name}`}
      label={`${header}, row ${row.id}`}
      value={row.texts[name] ?? ''}
      offered={noun && offered}
      problem={cellProblem(row, name)}
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

/** What a card shows: name and state, and the first cell with a problem. */
export function cardColumns(fields: Fields, nameField: string, edit: CellEdit): readonly Column<ImportRow>[] {
  const first = (row: ImportRow) => fields.find(({ name }) => cellProblem(row, name) !== null);
  const problemOf = (row: ImportRow) => {
    const field = first(row);
    const problem = field ? cellProblem(row, field.name) : null;
    return field && problem ? { header: field.header, problem } : null;
  };
  return [
    textColumn('name', 'Name', {
      value: (row: ImportRow) => row.texts[nameField] || `Row ${row.id}`,
    }),
    stateColumn,
    {
      ...textColumn('problem', 'Problem', {
        value: (row: ImportRow) => problemOf(row)?.problem.text ?? '',
      }),
      cell: (row, tabIndex) => {
        const found = problemOf(row);
        if (found === null) return null;
        const text = `${found.header}: ${found.problem.text}`;
        return <CellProblem problem={{ ...found.problem, text }} tabIndex={tabIndex} />;
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
