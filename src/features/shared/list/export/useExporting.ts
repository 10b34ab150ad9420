import type { Column } from '#src/components/DataTable/types.ts';
import { attemptFile } from '#src/features/shared/files/attemptFile.ts';
import type { Fields } from '#src/features/shared/form/table/fieldTable.ts';
import type { TableLayout } from '#src/lib/tableLayout.ts';
import type { ExportFormat } from './exportRows.ts';
import type { ExportSource, ListExport } from './startExport.ts';

export interface ExportChoice {
  /** Writes every field of the form instead of the visible columns. */
  readonly allFields?: boolean;
  /** The success toast for a number of rows; `12 developers exported` when absent. */
  readonly doneText?: (count: number) => string;
}

/** Export of the selected rows, or else of all matching rows. */
export interface ListExporting {
  /** Whether any row can be exported. */
  readonly exportable: boolean;
  /** Whether every field of the form can be exported. */
  readonly hasAllFields?: boolean;
  readonly onExport: (format: ExportFormat, options?: ExportChoice) => void;
}

interface ExportingInput<Row> {
  /** Name of the file and its sheet: `Developers`. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  /** Loads the fields of the form. */
  readonly allFields?: (() => Promise<Fields<Row>>) | undefined;
  readonly layout: TableLayout;
  /** How many rows match. */
  readonly matching: number;
  /** The rows to export, or how to read them. */
  readonly rows: () => ListExport<Row>['rows'];
  readonly source: ExportSource;
}

/** Export of a list; the code that writes files is loaded by the first export. */
export function useExporting<Row>(input: ExportingInput<Row>): ListExporting {
  const { name, columns, allFields, layout, matching, rows, source } = input;
  const { noun } = source;

  const start: ListExporting['onExport'] = (format, options = {}) =>
    void attemptFile({ id: `export ${name}`, doing: `Exporting ${noun.many}` }, async (attempt) => {
      const { startExport } = await import('./startExport.ts');
      await startExport(
        {
          format,
          name,
          columns,
          layout,
          rows: rows(),
          doneText: options.doneText,
          source,
          allFields: options.allFields ? allFields : undefined,
        },
        attempt,
      );
    });

  return {
    exportable: matching > 0,
    hasAllFields: allFields !== undefined,
    onExport: start,
  };
}
