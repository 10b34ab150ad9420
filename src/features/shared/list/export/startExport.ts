import { orderedIds } from '#src/components/DataTable/columns/columnLayout.ts';
import type { Column, TableLayout } from '#src/components/DataTable/types.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { endsSession, toSaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { countOf } from '#src/lib/text.ts';
import { type ExportFormat, exportRows } from './exportRows.ts';
import { saveFile } from './saveFile.ts';

export interface ListExport<Row> {
  format: ExportFormat;
  /** Name of the file and the sheet: `Developers`. */
  name: string;
  noun: { one: string; many: string };
  columns: readonly Column<Row>[];
  layout: TableLayout;
  /** The rows, or how to get them when the table has one page of them only. */
  rows: readonly Row[] | ((signal: AbortSignal) => Promise<readonly Row[]>);
  /** Words the toast for a number of rows; `12 developers exported` when absent. */
  told?: ((count: number) => string) | undefined;
}

/** Below this many rows an export is over before anybody could read how far it is. */
const LONG = 2000;

/** A task of its own, so that what waits to be drawn or clicked comes in between. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

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
  const abort = new AbortController();
  const id = `export ${name}`;
  const tell = (text: string, value: number) =>
    toast.progress(id, text, { value, onCancel: () => abort.abort() });
  try {
    let { rows } = list;
    if (typeof rows === 'function') {
      tell(`Loading ${noun.many} to export`, 0);
      rows = await rows(abort.signal);
    }
    const all = rows.length;
    const count = countOf(all, noun.one, noun.many);
    const onProgress = (value: number) => {
      if (all >= LONG) tell(`Exporting ${count}`, value);
    };
    const columns = shownColumns(list.columns, layout);
    const file = await exportRows(
      { name, format, columns, rows },
      { signal: abort.signal, onProgress, pause: nextTask },
    );
    saveFile(file, `${name.toLowerCase().replaceAll(' ', '-')}.${format}`);
    toast.success(told?.(all) ?? `${count} exported`, { id });
  } catch (error) {
    if (abort.signal.aborted) toast.info('Export cancelled', { id });
    else if (endsSession(error)) toast.dismiss(id);
    else toast.error(`The ${noun.many} could not be exported. ${toSaveProblem(error).message}`, { id });
  }
}
