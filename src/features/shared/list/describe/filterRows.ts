import { type ParamValue, textsOf } from '#src/features/shared/list/url/urlParams.ts';
import type { FilterOption, FilterValues, ListFilters } from './filters.ts';
import { filterTypeOf } from './filterTypes.tsx';

/** Values of filters or parameters by name. */
type Values = Readonly<Record<string, ParamValue>>;

/** Filter values from the parameters of a URL. */
export function toFilterValues<Filters extends ListFilters<never>>(
  filters: Filters,
  params: Values,
): FilterValues<Filters> {
  const known = Object.entries(filters).map(([name, filter]) => {
    const texts = textsOf(params[name] ?? []);
    const { param } = filterTypeOf(filter);
    return [name, typeof param === 'function' ? param(texts) : (texts[0] ?? param)];
  });
  // The type of `Object.fromEntries` has no names.
  return Object.fromEntries(known) as FilterValues<Filters>;
}

/** Whether a filter with this value is set. White space alone sets none. */
function isSet(value: ParamValue | undefined): boolean {
  return textsOf(value ?? []).some((text) => text.trim() !== '');
}

/** The choices that a filter has, of those in its value. */
export function choicesIn<Value extends string>(
  { choices }: { readonly choices: readonly FilterOption<Value>[] },
  values: readonly string[],
): readonly Value[] {
  return choices.flatMap(({ value }) => (values.includes(value) ? [value] : []));
}

/** The names of the filters that are set. White space alone sets no filter. */
export function filtersSet(filters: ListFilters<never>, values: Values): readonly string[] {
  return Object.keys(filters).filter((name) => isSet(values[name]));
}

/** The filters that are set, as a query string: equal filters give equal strings. */
export function filterQuery(filters: ListFilters<never>, values: Values): string {
  const entries = filtersSet(filters, values).flatMap((name) =>
    textsOf(values[name] ?? []).map((text) => [name, text]),
  );
  return new URLSearchParams(entries).toString();
}

/**
 * The test for rows that match a `filterQuery`; undefined if all rows match. `today` is the day that is shown for now,
 * `YYYY-MM-DD`, for named ranges of dates.
 */
export function rowFilter<Row>(
  filters: ListFilters<Row>,
  query: string,
  today = '',
): ((row: Row) => boolean) | undefined {
  const params = new URLSearchParams(query);
  const tests = Object.entries(filters).flatMap(([name, filter]) => {
    const texts = params.getAll(name);
    return texts.length === 0 ? [] : filterTypeOf(filter).test(texts, today);
  });
  return tests.length === 0 ? undefined : (row) => tests.every((test) => test(row));
}

/** The rows that the filters of a query let through on a day, `YYYY-MM-DD`: `status=active`. Its search is ignored. */
export function rowsOfQuery<Row>(
  filters: ListFilters<Row>,
  query: string,
  rows: readonly Row[],
  today: string,
): readonly Row[] {
  const params = new URLSearchParams(query);
  const texts = Object.fromEntries(Object.keys(filters).map((name) => [name, params.getAll(name)]));
  const passes = rowFilter(filters, filterQuery(filters, toFilterValues(filters, texts)), today);
  return passes ? rows.filter(passes) : rows;
}
