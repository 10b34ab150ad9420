import { labelsOf } from '#src/features/shared/list/describe/choices.ts';
import type { ListFilter, ListFilters } from '#src/features/shared/list/describe/description.ts';
import { filtersSet, rangeEnds, unquoted } from '#src/features/shared/list/describe/filterRows.ts';
import { type ParamValue, textsOf } from '#src/features/shared/list/url/urlParams.ts';
import { capitalised, toQuoted } from '#src/lib/text.ts';

interface FilteredList {
  /** Label of the search: `Search by user, action or details`. */
  readonly search: string;
  readonly filters: ListFilters<never>;
}

/** A line for the search and for each set filter. Typed texts are written as JSON strings. */
export function filtersInWords(
  list: FilteredList,
  search: string,
  values: Readonly<Record<string, ParamValue>>,
): readonly string[] {
  const typed = search.trim();
  const set = filtersSet(list.filters, values);
  const filters = Object.entries(list.filters)
    .filter(([name]) => set.includes(name))
    .map(([name, filter]) => words(filter, textsOf(values[name] ?? [])));
  const searched = capitalised(list.search.replace('Search by ', ''));
  return [...(typed === '' ? [] : [`${searched} contain ${toQuoted(typed)}`]), ...filters];
}

function words(filter: ListFilter<never>, values: readonly string[]): string {
  const { label } = filter;
  const value = (values[0] ?? '').trim();
  switch (filter.kind) {
    case 'reference':
      return `${label} is ${toQuoted(value)}`;
    case 'choice':
      return `${label} is ${labelsOf(filter.choices, values).join(' or ')}`;
    case 'text': {
      const whole = filter.quotable ? unquoted(value) : null;
      return whole === null
        ? `${label} contains ${toQuoted(value)}`
        : `${label} is exactly ${toQuoted(whole)}`;
    }
    case 'dates': {
      const { from, to } = rangeEnds(value);
      return [label, from && `from ${toTime(from)}`, to && `to ${toTime(to)}`].filter(Boolean).join(' ');
    }
  }
}

/** A day or a time as it was typed or followed from a link; anything else in quotes. */
function toTime(end: string): string {
  return /^[\d:.TZ+ -]+$/u.test(end) ? end : toQuoted(end);
}
