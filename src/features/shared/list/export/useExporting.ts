import type { Column } from '#src/components/DataTable/types.ts';
import { attemptFile } from '#src/features/shared/files/attemptFile.ts';
import type { TableLayout } from '#src/lib/tableLayout.ts';
import type { ExportFormat } from './exportRows.ts';
import type { ListExport } from './startExport.ts';

/** Export of the selected rows, or else of all matching rows. */
export interface ListExporting {
  /** Whether any row can be exported. */
  readonly exportable: boolean;
  /** `doneText` gives the success toast for a number of rows; `12 developers exported` when absent. */
  readonly onExport: (format: ExportFormat, doneText?: (count: number) => string) => void;
}

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

  const start: ListExporting['onExport'] = (format, doneText) =>
    void attemptFile({ id: `export ${name}`, doing: `Exporting ${noun.many}` }, async (attempt) => {
      const { startExport } = await import('./startExport.ts');
      await startExport({ format, name, noun, columns, layout, rows: rows(), doneText }, attempt);
    });

  return { exportable, onExport: start };
}
