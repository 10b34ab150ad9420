import { orderedIds } from '#src/components/DataTable/columns/columnLayout.ts';
import type { Column, TableLayout } from '#src/components/DataTable/types.ts';
import { countOf } from '#src/lib/text.ts';
import { type ExportFormat, exportRows } from './exportRows.ts';
import { LONG, makeFile, nextTask } from './makeFile.ts';

export interface ListExport<Row> {
  format: ExportFormat;
  /** Name of the file and the sheet: `Developers`. */
  name: string;
  /** Name of the file without its ending; from `name` when absent. */
  fileName?: string;
  noun: { one: string; many: string };
  columns: readonly Column<Row>[];
  layout: TableLayout;
  /** The rows, or how to get them when the table has one page of them only. */
  rows: readonly Row[] | ((signal: AbortSignal) => Promise<readonly Row[]>);
  /** Words the toast for a number of rows; `12 developers exported` when absent. */
  told?: ((count: number) => string) | undefined;
}

/** The columns a person sees, in the order they see them. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  layout: TableLayout,
): readonly Column<Row>[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  return orderedIds(columns, layout.order).flatMap((id) => {
    const column = byId.get(id);
    return column && (column.hideable === false || !layout.hidden.includes(id)) ? [column] : [];
  });
}

/** Exports rows as they are shown and hands the file over; a long one tells how far it is and can be cancelled. */
export async function startExport<Row>(list: ListExport<Row>): Promise<void> {
  const { format, name, noun, layout, told } = list;
  const fileName = `${list.fileName ?? name.toLowerCase().replaceAll(' ', '-')}.${format}`;
  await makeFile(`export ${name}`, noun.many, async ({ signal, tell }) => {
    let { rows } = list;
    if (typeof rows === 'function') {
      tell(`Loading ${noun.many} to export`, 0);
      rows = await rows(signal);
    }
    const all = rows.length;
    const count = countOf(all, noun.one, noun.many);
    const onProgress = (share: number) => {
      if (all >= LONG) tell(`Exporting ${count}`, share);
    };
    const columns = shownColumns(list.columns, layout);
    const file = await exportRows({ name, format, columns, rows }, { signal, onProgress, pause: nextTask });
    return { file, fileName, done: told?.(all) ?? `${count} exported` };
  });
}
