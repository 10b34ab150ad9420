import { useMaking } from '#src/features/shared/files/useMaking.ts';
import type { ListDescription } from '#src/features/shared/list/describe/description.ts';
import type { ListFilters } from '#src/features/shared/list/describe/filters.ts';
import type { ListQuery } from '#src/features/shared/list/describe/listQuery.ts';
import type { SelectedRows } from '#src/features/shared/list/selection/useSelectedRows.ts';
import type { ListSource } from '#src/features/shared/list/source/listSource.ts';
import type { TableLayout } from '#src/lib/tableLayout.ts';
import type { ExportFormat } from './exportRows.ts';

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
  /** The text of the one button of a list whose export has columns of its own. */
  readonly button?: string | undefined;
  /** A file is being made. */
  readonly busy?: boolean;
  readonly onExport: (format: ExportFormat, options?: ExportChoice) => void;
}

interface Exported<Row, Filters> {
  readonly query: Pick<ListQuery<Filters>, 'search' | 'filters'>;
  readonly layout: TableLayout;
  readonly source: Pick<ListSource<Row>, 'view' | 'every'>;
  readonly selection: Pick<SelectedRows<Row>, 'ids' | 'rows'>;
}

/** Export of a list; the code that writes files is loaded by the first export. */
export function useExporting<Row, Filters extends ListFilters<Row>, Dialog extends string>(
  description: ListDescription<Row, Filters, Dialog>,
  { query, layout, source, selection }: Exported<Row, Filters>,
): ListExporting {
  const { label, noun, columns, filters, search: searchLabel, allFields, file } = description;
  const { making, make } = useMaking<ExportFormat>();

  const start: ListExporting['onExport'] = (format, options = {}) =>
    void make(format, { id: `export ${label}`, doing: `Exporting ${noun.many}` }, async (attempt) => {
      const selected = selection.rows();
      const { startExport } = await import('./startExport.ts');
      await startExport(
        {
          format,
          name: label,
          columns,
          layout,
          file,
          rows: selected.length > 0 ? selected : source.every,
          doneText: options.doneText,
          source: {
            ...{ noun, filters, values: query.filters, searchLabel, search: query.search },
            selected: selection.ids.size > 0,
          },
          allFields: options.allFields ? allFields : undefined,
        },
        attempt,
      );
    });

  return {
    exportable: source.view.range.count > 0,
    hasAllFields: allFields !== undefined,
    button: file?.button,
    busy: making.length > 0,
    onExport: start,
  };
}
