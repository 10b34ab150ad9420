import type { Column } from '#src/components/DataTable/types.ts';
import { chosenIn, labelOf } from '#src/features/shared/list/describe/choices.ts';
import type { ListFilter, ListFilters } from '#src/features/shared/list/describe/filters.ts';
import { type ParamValue, textsOf } from '#src/features/shared/list/url/urlParams.ts';
import { orderedIds, type TableLayout } from '#src/lib/tableLayout.ts';

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
