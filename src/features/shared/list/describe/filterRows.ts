import { type ParamValue, textsOf } from '#src/features/shared/list/url/urlParams.ts';
import { parseDate } from '#src/lib/dates.ts';
import { foldText } from '#src/lib/foldText.ts';
import { chosenIn } from './choices.ts';
import { endsOn, isBetween, isEmpty } from './dateRange.ts';
import {
  type ChoiceFilter,
  type FilterValues,
  type ListFilter,
  type ListFilters,
  unquoted,
} from './filters.ts';

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

/** What the tests of some filters depend on. */
interface FilterContext<Row> {
  /** The day that is shown for now, `YYYY-MM-DD`, for named ranges of dates. */
  readonly today?: string;
  /** All rows, for choices that they decide. */
  readonly rows?: readonly Row[];
}

/** The test for rows that match a `browserQuery`; undefined if all rows match. */
export function rowFilter<Row>(
  filters: ListFilters<Row>,
  query: string,
  context: FilterContext<Row> = {},
): Passes<Row> | undefined {
  const params = new URLSearchParams(query);
  const tests = [...new Set(params.keys())].flatMap((name) => {
    const filter = filters[name];
    const test = filter && testOf(filter, params.getAll(name), context);
    return test ? [test] : [];
  });
  return tests.length === 0 ? undefined : (row) => tests.every((test) => test(row));
}

function testOf<Row>(
  filter: ListFilter<Row>,
  values: readonly string[],
  { today = '', rows = [] }: FilterContext<Row>,
): Passes<Row> | null {
  if (filter.kind !== 'choice' && filter.by === 'server') return null;
  const [value = ''] = values;
  switch (filter.kind) {
    case 'choice': {
      const { of, choices } = filter;
      if (choices === null) return recordChoiceTest(filter, values, rows);
      const matches = new Set(
        values.flatMap((each) => choices.find((choice) => choice.value === each)?.matches ?? [each]),
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

/**
 * Values of the records match the whole text. A value that no record has is a part of it: older links have it, from when
 * the filter was a text.
 */
function recordChoiceTest<Row>(
  { of }: ChoiceFilter<Row>,
  values: readonly string[],
  rows: readonly Row[],
): Passes<Row> {
  const textsIn = (row: Row) => textsOf(of(row) ?? []);
  const whole = new Set(values.map((value) => unquoted(value) ?? value));
  const parts = values
    .filter((value) => unquoted(value) === null && !rows.some((row) => textsIn(row).includes(value)))
    .map((value) => foldText(value.trim()));
  return (row) =>
    textsIn(row).some((text) => whole.has(text) || parts.some((part) => foldText(text).includes(part)));
}

/** The records that the value of a reference filter names. */
export function referencesIn({ several }: { readonly several?: boolean }, value: string): readonly string[] {
  return several ? value.split(',') : [value];
}
