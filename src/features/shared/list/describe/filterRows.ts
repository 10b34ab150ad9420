import { parseDate } from '#src/lib/dates.ts';
import { fold } from '#src/lib/fold.ts';
import type { FilterValues, ListFilter, ListFilters } from './description.ts';

type Texts = Readonly<Record<string, string>>;
type Passes<Row> = (row: Row) => boolean;

/** The filters an address or a control names: an unknown choice lets every row through. */
export function toFilterValues<Filters extends ListFilters<never>>(
  filters: Filters,
  texts: Texts,
): FilterValues<Filters> {
  const known = Object.entries(filters).map(([name, filter]) => {
    const text = texts[name] ?? '';
    const unknown = filter.kind === 'choice' && !filter.choices.some(({ value }) => value === text);
    return [name, unknown ? '' : text];
  });
  // `Object.fromEntries` forgets the names.
  return Object.fromEntries(known) as FilterValues<Filters>;
}

/** The names of the filters that are set; white space alone sets none. `by` looks at one kind only. */
export function filtersSet(
  filters: ListFilters<never>,
  values: Texts,
  by?: 'server' | 'browser',
): readonly string[] {
  return Object.entries(filters)
    .filter(([name, filter]) => (by === undefined || filter.by === by) && values[name]?.trim())
    .map(([name]) => name);
}

/** The filters that the browser applies, as the query of an address: equal filters give an equal text. */
export function browserQuery(filters: ListFilters<never>, values: Texts): string {
  const entries = filtersSet(filters, values, 'browser').map((name) => [name, values[name] ?? '']);
  return new URLSearchParams(entries).toString();
}

/** Which rows the filters of `browserQuery` let through; undefined for all. */
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
      return (row) => listOf(of(row)).some((own) => matches.has(own));
    }
    case 'text': {
      const { of } = filter;
      const whole = filter.quotable ? unquoted(value) : null;
      if (whole !== null) return (row) => listOf(of(row)).includes(whole);
      const wanted = fold(value.trim());
      return (row) => listOf(of(row)).some((own) => fold(own).includes(wanted));
    }
    case 'dates': {
      const { of } = filter;
      const { from, to } = toInstants(value);
      return (row) => {
        const instant = parseDate(of(row))?.getTime();
        return instant !== undefined && instant >= from && instant <= to;
      };
    }
  }
}

function listOf(value: string | readonly string[] | null): readonly string[] {
  if (value === null) return [];
  return typeof value === 'string' ? [value] : value;
}

/** A text in quotes, as a quotable filter takes it. */
export function quoted(text: string): string {
  return `"${text}"`;
}

/** The text between the quotes around a value; null for a value without them. */
export function unquoted(value: string): string | null {
  return /^"(.+)"$/su.exec(value.trim())?.[1] ?? null;
}

/** The two ends of a range as they were typed; empty for one that is missing. */
export function rangeEnds(range: string): { readonly from: string; readonly to: string } {
  const [from = '', to = ''] = range.split('..');
  return { from, to };
}

/** The range with these ends; empty without any. */
export function toRange(from: string, to: string): string {
  return from === '' && to === '' ? '' : `${from}..${to}`;
}

/** First and last millisecond of a range; a day at its end counts whole, an end that cannot be read does not bound. */
function toInstants(range: string): { from: number; to: number } {
  const { from, to } = rangeEnds(range);
  const last = parseDate(to);
  if (last && !to.includes(':')) last.setHours(23, 59, 59, 999);
  return {
    from: parseDate(from)?.getTime() ?? Number.NEGATIVE_INFINITY,
    to: last?.getTime() ?? Number.POSITIVE_INFINITY,
  };
}
