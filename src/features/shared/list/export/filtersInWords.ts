import { labelOf } from '#src/features/shared/list/describe/choices.ts';
import { datePresets, isEmpty, rangeEnds } from '#src/features/shared/list/describe/dateRange.ts';
import { filtersSet } from '#src/features/shared/list/describe/filterRows.ts';
import {
  type FilterOption,
  type ListFilter,
  type ListFilters,
  unquoted,
} from '#src/features/shared/list/describe/filters.ts';
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
      return `${label} is ${values.map((each) => choiceWords(filter.choices, each)).join(' or ')}`;
    case 'text': {
      const whole = filter.quotable ? unquoted(value) : null;
      return whole === null
        ? `${label} contains ${toQuoted(value)}`
        : `${label} is exactly ${toQuoted(whole)}`;
    }
    case 'dates': {
      const named = [...datePresets, isEmpty].find((each) => each.value === value);
      if (named) return `${label} is ${named === isEmpty ? 'empty' : named.label}`;
      const { from, to } = rangeEnds(value);
      return [label, from && `from ${toTime(from)}`, to && `to ${toTime(to)}`].filter(Boolean).join(' ');
    }
  }
}

/** The label of a specified choice; the value of a record in quotes. */
function choiceWords(choices: readonly FilterOption[] | null, value: string): string {
  if (choices !== null) return labelOf(choices, value);
  const whole = unquoted(value);
  return whole === null ? toQuoted(value) : `exactly ${toQuoted(whole)}`;
}

/** A day or a time as it was typed or followed from a link; anything else in quotes. */
function toTime(end: string): string {
  return /^[\d:.TZ+ -]+$/u.test(end) ? end : toQuoted(end);
}
