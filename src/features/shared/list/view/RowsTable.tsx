import { useState } from 'react';
import { DataTable } from '#src/components/DataTable/DataTable.tsx';
import type { DataTableProps, Sort } from '#src/components/DataTable/types.ts';
import { useReadyRead } from '#src/features/shared/list/view/useReadyRead.ts';
import { emptyList } from './emptyList.tsx';
import { statusText } from './statusText.ts';
import { useView } from './useView.ts';

export interface RowsTableProps<Row extends { readonly id: string }>
  extends Pick<DataTableProps<Row>, 'id' | 'label' | 'columns' | 'card' | 'row' | 'actions'> {
  rows: readonly Row[];
  noun: { readonly one: string; readonly many: string };
  /** The rows that the controls above the table let through. */
  filter?: ((row: Row) => boolean) | undefined;
  /** Removes the filter when nothing matches. */
  onShowAll?: () => void;
  /** Text of the empty table; from the noun when absent. */
  empty?: string | undefined;
}

/** A table of rows that are all there, without a page of its own: it keeps its sort. */
export function RowsTable<Row extends { readonly id: string }>(props: RowsTableProps<Row>) {
  const { rows, noun, columns, filter } = props;
  const [sort, onSort] = useState<Sort | null>(null);
  const view = useView(rows, { columns, filter, sort });
  const read = useReadyRead(rows);
  const texts = emptyList({ noun: noun.many, filtered: rows.length > 0, onClear: props.onShowAll });
  return (
    <DataTable
      id={props.id}
      label={props.label}
      columns={columns}
      card={props.card}
      state={read}
      view={view}
      row={props.row}
      sorting={{ sort, onSort }}
      actions={props.actions}
      empty={{ ...texts, title: props.empty ?? texts.title }}
      foot={{ status: statusText(read, false, view.range, noun) }}
    />
  );
}
