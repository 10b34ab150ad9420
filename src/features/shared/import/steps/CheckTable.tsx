import { Ban } from 'lucide-react';
import type { RowAction } from '#src/components/DataTable/types.ts';
import { useNarrow } from '#src/components/theme/useNarrow.ts';
import { type CheckFilter, type ImportRow, isShown } from '#src/features/shared/import/check/rows.ts';
import type { Importer } from '#src/features/shared/import/importer.ts';
import type { ImportJob } from '#src/features/shared/import/job/importJob.ts';
import { RowsTable } from '#src/features/shared/list/view/RowsTable.tsx';
import { cardColumns, checkCard, gridColumns } from './checkColumns.tsx';

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

/** The rows of the file with their states. Wide, every cell is an input; a card has the first cell with a problem. */
export function CheckTable({ rows, shown, job, importer, names, onShowAll }: CheckTableProps) {
  const narrow = useNarrow();
  const { fields, nameField } = importer;
  const { edit: onEdit, skip } = job;
  const edit = { onEdit, names };
  const columns = narrow ? cardColumns(fields, nameField, edit) : gridColumns(fields, edit);
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
      columns={columns}
      card={narrow ? checkCard : undefined}
      rows={rows}
      row={{ id: idOf, name: rowName }}
      filter={filter === '' ? undefined : isListed}
      actions={actions}
      onShowAll={onShowAll}
    />
  );
}
