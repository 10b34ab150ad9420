import type { Column } from '#src/components/DataTable/types.ts';
import type { ListFilter, ListFilters } from '#src/features/shared/list/describe/description.ts';
import { filtersSet } from '#src/features/shared/list/describe/filterRows.ts';
import { orderedIds, type TableLayout } from '#src/lib/tableLayout.ts';
import { countOf, formatNumber } from '#src/lib/text.ts';

/** Which rows of a list are exported. */
export interface ExportedRows {
  readonly noun: { readonly one: string; readonly many: string };
  readonly filters: ListFilters<never>;
  readonly values: Readonly<Record<string, string>>;
  readonly search: string;
  /** True if the user selected the rows; false for all that match. */
  readonly selected: boolean;
}

/** The visible columns in their visible order. */
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

/** The label of what is chosen in a filter; undefined for one without choices. */
export function chosenLabel(
  filter: ListFilter<never> | undefined,
  value: string | undefined,
): string | undefined {
  return filter?.kind === 'choice'
    ? filter.choices.find((choice) => choice.value === value)?.label
    : undefined;
}

/** What will be in the file: `46 inactive developers, 9 columns`; `columns` is null for all fields. */
export function exportWords(rows: ExportedRows, count: number, columns: number | null): string {
  const { noun, filters, values, search, selected } = rows;
  const fields = columns === null ? 'all fields' : countOf(columns, 'column', 'columns');
  const counted = (which: string) => `${formatNumber(count)} ${which}${count === 1 ? noun.one : noun.many}`;
  if (selected) return `${counted('selected ')}, ${fields}`;
  const status = chosenLabel(filters['status'], values['status'])?.toLowerCase();
  const set = filtersSet(filters, values).filter((name) => name !== 'status' || status === undefined);
  const matching = set.length > 0 || search.trim() !== '' ? ' that match' : '';
  return `${counted(status === undefined ? '' : `${status} `)}${matching}, ${fields}`;
}
