import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Select } from '#src/components/Select/Select.tsx';
import { theme } from '#src/components/theme/theme.ts';
import type { ImportRow } from '#src/features/shared/import/check/rows.ts';
import { countColumn } from '#src/features/shared/list/describe/columns.tsx';
import { RowsTable, type RowsTableProps } from '#src/features/shared/list/view/RowsTable.tsx';
import { formatNumber } from '#src/lib/text.ts';

export interface FileRowsProps<Name extends string>
  extends Pick<RowsTableProps<ImportRow>, 'id' | 'label' | 'columns' | 'card' | 'actions' | 'rows'> {
  /** Label of the choice of rows. */
  by: string;
  /** What a row can be, in the order of the choices. */
  names: readonly Name[];
  /** How many rows are each. */
  counts: Readonly<Record<Name, number>>;
  /** Empty shows all rows. */
  value: Name | '';
  onValue: (value: Name | '') => void;
  isShown: (row: ImportRow, value: Name) => boolean;
  /** Name of the value that names a row. */
  nameField: string;
  /** The line under a row. */
  note?: RowsTableProps<ImportRow>['row']['note'];
  /** Beside the choice. */
  children?: ReactNode;
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[3]};
  color: ${theme.text.muted};
  font: ${theme.font.table} ${theme.font.family};
  > p {
    flex: 1 1 24ch;
  }
`;

const noun = { one: 'row', many: 'rows' };
const idOf = ({ id }: ImportRow) => id;

const numberColumn = countColumn('number', 'Row', {
  value: ({ id }: ImportRow) => Number(id),
});

/** The rows of the file with their numbers there, and the choice of those that are shown. */
export function FileRows<Name extends string>(props: FileRowsProps<Name>) {
  const { by, names, counts, value, onValue, isShown, nameField, note, children, columns, ...table } = props;
  const options = names
    .filter((name) => counts[name] > 0 || name === value)
    .map((name) => ({ value: name, label: `${name} (${formatNumber(counts[name])})` }));
  return (
    <>
      <Bar>
        <Select
          label={by}
          inline
          value={value}
          options={[{ value: '', label: 'All' }, ...options]}
          onValueChange={(chosen) => onValue(names.find((name) => name === chosen) ?? '')}
        />
        {children}
      </Bar>
      <RowsTable
        {...table}
        noun={noun}
        columns={[numberColumn, ...columns]}
        row={{ id: idOf, name: (row) => row.texts[nameField] || `row ${row.id}`, note }}
        filter={value === '' ? undefined : (row) => isShown(row, value)}
        onShowAll={() => onValue('')}
      />
    </>
  );
}
