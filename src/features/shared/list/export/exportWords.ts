import type { Column } from '#src/components/DataTable/types.ts';
import { chosenIn, labelOf } from '#src/features/shared/list/describe/choices.ts';
import { filtersSet } from '#src/features/shared/list/describe/filterRows.ts';
import type { ListFilter, ListFilters } from '#src/features/shared/list/describe/filters.ts';
import { type ParamValue, textsOf } from '#src/features/shared/list/url/urlParams.ts';
import { orderedIds, type TableLayout } from '#src/lib/tableLayout.ts';
import { countOf, formatNumber } from '#src/lib/text.ts';

/** Which rows of a list are exported. */
export interface ExportedRows {
  readonly noun: { readonly one: string; readonly many: string };
  readonly filters: ListFilters<never>;
  readonly values: Readonly<Record<string, ParamValue>>;
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

/** The labels of what is chosen in a filter with specified choices; none for another one. */
export function chosenLabels(
  filter: ListFilter<never> | undefined,
  value: ParamValue | undefined,
): readonly string[] {
  if (filter?.kind !== 'choice' || filter.choices === null) return [];
  const { choices } = filter;
  return chosenIn(choices, textsOf(value ?? [])).map((each) => labelOf(choices, each));
}

/** What will be in the file: `46 inactive developers, 9 columns`; `columns` is null for all fields. */
export function exportWords(rows: ExportedRows, count: number, columns: number | null): string {
  const { noun, filters, values, search, selected } = rows;
  const fields = columns === null ? 'all fields' : countOf(columns, 'column', 'columns');
  const counted = (which: string) => `${formatNumber(count)} ${which}${count === 1 ? noun.one : noun.many}`;
  if (selected) return `${counted('selected ')}, ${fields}`;
  const status = chosenLabels(filters['status'], values['status']).join(' or ').toLowerCase();
  const set = filtersSet(filters, values).filter((name) => name !== 'status' || status === '');
  const matching = set.length > 0 || search.trim() !== '' ? ' that match' : '';
  return `${counted(status && `${status} `)}${matching}, ${fields}`;
}
