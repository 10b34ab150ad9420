import { shownDate } from '#src/components/DateTime/shownDates.ts';
import { parseDate } from '#src/lib/dates.ts';
import { fold } from '#src/lib/fold.ts';
import type { FilterValues, ListFilter, ListFilters } from './description.ts';

type Texts = Readonly<Record<string, string>>;
type Passes<Row> = (row: Row) => boolean;

/** Filter values from the parameters of a URL. An unknown choice becomes empty. */
export function toFilterValues<Filters extends ListFilters<never>>(
  filters: Filters,
  params: Texts,
): FilterValues<Filters> {
  const known = Object.entries(filters).map(([name, filter]) => {
    const text = params[name] ?? '';
    const unknown = filter.kind === 'choice' && !filter.choices.some(({ value }) => value === text);
    return [name, unknown ? '' : text];
  });
  // The type of `Object.fromEntries` has no names.
  return Object.fromEntries(known) as FilterValues<Filters>;
}

/** The names of the filters that are set, or only of those applied by `by`. White space alone sets no filter. */
export function filtersSet(
  filters: ListFilters<never>,
  values: Texts,
  by?: 'server' | 'browser',
): readonly string[] {
  return Object.entries(filters)
    .filter(([name, filter]) => (by === undefined || by === (filter.by ?? 'browser')) && values[name]?.trim())
    .map(([name]) => name);
}

/** The filters that the browser applies, as a query string: equal filters give equal strings. */
export function browserQuery(filters: ListFilters<never>, values: Texts): string {
  const entries = filtersSet(filters, values, 'browser').map((name) => [name, values[name] ?? '']);
  return new URLSearchParams(entries).toString();
}

/** The test for rows that match a `browserQuery`; undefined if all rows match. */
export function rowFilter<Row>(filters: ListFilters<Row>, query: string): Passes<Row> | undefined {
  const tests = [...new URLSearchParams(query)].flatMap(([name, value]) => {
    const filter = filters[name];
    const test = filter && testOf(filter, value);
    return test ? [test] : [];
  });
  return tests.length === 0 ? undefined : (row) => tests.every((test) => test(row));
}

function testOf<Row>(filter: ListFilter<Row>, value: string): Passes<Row> | null {
  if (filter.by === 'server') return null;
  switch (filter.kind) {
    case 'choice': {
      const { of, choices } = filter;
      const matches = new Set(choices.find((choice) => choice.value === value)?.matches ?? [value]);
      return (row) => listOf(of(row)).some((text) => matches.has(text));
    }
    case 'text': {
      const { of } = filter;
      const whole = filter.quotable ? unquoted(value) : null;
      if (whole !== null) return (row) => listOf(of(row)).includes(whole);
      const wanted = fold(value.trim());
      return (row) => listOf(of(row)).some((text) => fold(text).includes(wanted));
    }
    case 'reference': {
      const wanted = new Set(referencesIn(filter, value));
      return (row) => wanted.has(filter.of(row) ?? '');
    }
    case 'dates': {
      const { of } = filter;
      const { from, to } = rangeEnds(value);
      const [first, last] = [comparedWith(from), comparedWith(to)];
      return (row) => {
        const date = parseDate(of(row))?.getTime();
        return date !== undefined && first(date) >= 0 && last(date) <= 0;
      };
    }
  }
}

/** The records that the value of a reference filter names. */
export function referencesIn({ several }: { readonly several?: boolean }, value: string): readonly string[] {
  return several ? value.split(',') : [value];
}

function listOf(value: string | readonly string[] | null): readonly string[] {
  if (value === null) return [];
  return typeof value === 'string' ? [value] : value;
}

/** A text in quotes, for an exact match in a quotable filter. */
export function quoted(text: string): string {
  return `"${text}"`;
}

/** The text between the quotes around a value; null for a value without them. */
export function unquoted(value: string): string | null {
  return /^"(.+)"$/su.exec(value.trim())?.[1] ?? null;
}

/** The two ends of a range as they were typed; a missing end is empty. */
export function rangeEnds(range: string): { readonly from: string; readonly to: string } {
  const [from = '', to = ''] = range.split('..');
  return { from, to };
}

/** The range with these ends; empty if both are empty. */
export function toRange(from: string, to: string): string {
  return from === '' && to === '' ? '' : `${from}..${to}`;
}

/** Whether an end of a range is an instant; a user types days. */
export function isInstant(end: string): boolean {
  return end.includes(':');
}

/**
 * Compares a date, in milliseconds, with an end of a range: below 0 before it, above 0 after it. A day is compared with
 * the day that is shown for the date, in the preferred zone. An unreadable end is no limit.
 */
function comparedWith(end: string): (date: number) => number {
  const limit = parseDate(end)?.getTime();
  if (limit === undefined) return () => 0;
  if (isInstant(end)) return (date) => date - limit;
  const day = end.trim();
  return (date) => {
    const shown = shownDate(date) ?? '';
    return shown === day ? 0 : shown < day ? -1 : 1;
  };
}
