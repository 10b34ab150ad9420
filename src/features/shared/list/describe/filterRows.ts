import { type ParamValue, textsOf } from '#src/features/shared/list/url/urlParams.ts';
import { parseDate } from '#src/lib/dates.ts';
import { foldText } from '#src/lib/foldText.ts';
import { chosenIn } from './choices.ts';
import { endsOn, isBetween, isEmpty } from './dateRange.ts';
import { type FilterValues, type ListFilter, type ListFilters, unquoted } from './filters.ts';

/** Values of filters or parameters by name. */
type Values = Readonly<Record<string, ParamValue>>;
type Passes<Row> = (row: Row) => boolean;

/** Filter values from the parameters of a URL, without unknown choices. */
export function toFilterValues<Filters extends ListFilters<never>>(
  filters: Filters,
  params: Values,
): FilterValues<Filters> {
  const known = Object.entries(filters).map(([name, filter]) => {
    const texts = textsOf(params[name] ?? []);
    return [name, filter.kind === 'choice' ? chosenIn(filter.choices, texts) : (texts[0] ?? '')];
  });
  // The type of `Object.fromEntries` has no names.
  return Object.fromEntries(known) as FilterValues<Filters>;
}

/** Whether a filter with this value is set. White space alone sets none. */
function isSet(value: ParamValue | undefined): boolean {
  return textsOf(value ?? []).some((text) => text.trim() !== '');
}

/** Who applies a filter with this value: the server knows one choice only. */
function applierOf({ by }: ListFilter<never>, value: ParamValue | undefined): 'server' | 'browser' {
  return by === 'server' && textsOf(value ?? []).length < 2 ? 'server' : 'browser';
}

/** The names of the filters that are set, or only of those applied by `by`. White space alone sets no filter. */
export function filtersSet(
  filters: ListFilters<never>,
  values: Values,
  by?: 'server' | 'browser',
): readonly string[] {
  return Object.entries(filters).flatMap(([name, filter]) => {
    const value = values[name];
    return isSet(value) && (by === undefined || by === applierOf(filter, value)) ? [name] : [];
  });
}

/** The filters that the browser applies, as a query string: equal filters give equal strings. */
export function browserQuery(filters: ListFilters<never>, values: Values): string {
  const entries = filtersSet(filters, values, 'browser').flatMap((name) =>
    textsOf(values[name] ?? []).map((text) => [name, text]),
  );
  return new URLSearchParams(entries).toString();
}

/**
 * The test for rows that match a `browserQuery`; undefined if all rows match. `today` is the day that is shown for now,
 * `YYYY-MM-DD`, for named ranges of dates.
 */
export function rowFilter<Row>(
  filters: ListFilters<Row>,
  query: string,
  today = '',
): Passes<Row> | undefined {
  const params = new URLSearchParams(query);
  const tests = [...new Set(params.keys())].flatMap((name) => {
    const filter = filters[name];
    const test = filter && testOf(filter, params.getAll(name), today);
    return test ? [test] : [];
  });
  return tests.length === 0 ? undefined : (row) => tests.every((test) => test(row));
}

function testOf<Row>(filter: ListFilter<Row>, values: readonly string[], today: string): Passes<Row> | null {
  if (filter.kind !== 'choice' && filter.by === 'server') return null;
  const [value = ''] = values;
  switch (filter.kind) {
    case 'choice': {
      const { of, choices } = filter;
      const matches = new Set(
        values.flatMap((each) => choices?.find((choice) => choice.value === each)?.matches ?? [each]),
      );
      return (row) => textsOf(of(row) ?? []).some((text) => matches.has(text));
    }
    case 'text': {
      const { of } = filter;
      const whole = filter.quotable ? unquoted(value) : null;
      if (whole !== null) return (row) => textsOf(of(row)).includes(whole);
      const wanted = foldText(value.trim());
      return (row) => textsOf(of(row)).some((text) => foldText(text).includes(wanted));
    }
    case 'reference': {
      const wanted = new Set(referencesIn(filter, value));
      return (row) => wanted.has(filter.of(row) ?? '');
    }
    case 'dates': {
      const { of } = filter;
      if (filter.emptyable && value === isEmpty.value) return (row) => parseDate(of(row)) === null;
      const within = isBetween(endsOn(value, today));
      return (row) => {
        const date = parseDate(of(row))?.getTime();
        return date !== undefined && within(date);
      };
    }
  }
}

/** The records that the value of a reference filter names. */
export function referencesIn({ several }: { readonly several?: boolean }, value: string): readonly string[] {
  return several ? value.split(',') : [value];
}
