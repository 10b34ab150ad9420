import { Ban } from 'lucide-react';
import type { RowAction } from '#src/components/DataTable/types.ts';
import { type CheckFilter, type ImportRow, isShown } from '#src/features/shared/import/check/rows.ts';
import type { Importer } from '#src/features/shared/import/importer.ts';
import type { ImportJob } from '#src/features/shared/import/job/importJob.ts';
import { RowsTable } from '#src/features/shared/list/view/RowsTable.tsx';
import { checkColumns } from './checkColumns.tsx';

/** The rows that are shown. */
export interface ShownRows {
  /** '' shows all. */
  readonly filter: CheckFilter | '';
  /** Further rows: those that were edited since, so that their new state is seen and the focus is not lost. */
  readonly edited: ReadonlySet<string>;
}

export interface CheckTableProps {
  rows: readonly ImportRow[];
  shown: ShownRows;
  job: Pick<ImportJob, 'edit' | 'skip'>;
  importer: Pick<Importer, 'fields' | 'nameField'>;
  /** The names of the records that a field names. */
  names: readonly string[];
  onShowAll: () => void;
}

const noun = { one: 'row', many: 'rows' };
const idOf = ({ id }: ImportRow) => id;

/** The rows of the file with their states, and an input in every cell; on a phone the table scrolls. */
export function CheckTable({ rows, shown, job, importer, names, onShowAll }: CheckTableProps) {
  const { fields, nameField } = importer;
  const { edit, skip } = job;
  const actions: readonly RowAction<ImportRow>[] = [
    {
      id: 'skip',
      label: (row) => (row.skipped ? 'Include' : 'Skip'),
      icon: <Ban />,
      onSelect: ({ id }) => skip(id),
    },
  ];
  const { filter, edited } = shown;
  const isListed = (row: ImportRow) => filter === '' || edited.has(row.id) || isShown(row, filter);
  const rowName = (row: ImportRow) => row.texts[nameField] || `row ${row.id}`;
  return (
    <RowsTable
      id="import-rows"
      label="Rows of the file"
      noun={noun}
      columns={checkColumns(fields, edit, names)}
      card={null}
      rows={rows}
      row={{ id: idOf, name: rowName }}
      filter={filter === '' ? undefined : isListed}
      actions={actions}
      onShowAll={onShowAll}
    />
  );
}
