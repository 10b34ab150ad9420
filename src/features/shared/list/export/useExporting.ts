import type { Column } from '#src/components/DataTable/types.ts';
import type { ListExporting } from '#src/features/shared/list/state/listState.ts';
import { tellLoadFailure } from '#src/features/shared/loadFailure.ts';
import type { TableLayout } from '#src/lib/tableLayout.ts';
import type { ListExport } from './startExport.ts';

interface ExportingInput<Row> {
  /** Name of the file and its sheet: `Developers`. */
  readonly name: string;
  readonly noun: { readonly one: string; readonly many: string };
  readonly columns: readonly Column<Row>[];
  readonly layout: TableLayout;
  /** Whether any row can be exported. */
  readonly exportable: boolean;
  /** The rows to export, or how to read them. */
  readonly rows: () => ListExport<Row>['rows'];
}

/** Export of a list; the code that writes files is loaded by the first export. */
export function useExporting<Row>(input: ExportingInput<Row>): ListExporting {
  const { name, noun, columns, layout, exportable, rows } = input;

  async function start(format: ListExport<Row>['format'], doneText: ListExport<Row>['doneText']) {
    try {
      const { startExport } = await import('./startExport.ts');
      await startExport({ format, name, noun, columns, layout, rows: rows(), doneText });
    } catch {
      tellLoadFailure();
    }
  }

  return { exportable, onExport: (format, doneText) => void start(format, doneText) };
}
