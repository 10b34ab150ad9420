import { filtersSet, rangeEnds, unquoted } from '#src/features/shared/list/describe/filterRows.ts';
import { toQuoted } from '#src/lib/text.ts';
import { type AuditFilters, auditList } from '../auditList.ts';

/** A line for the search and for each set filter. Typed texts are written as JSON strings. */
export function filtersInWords(search: string, values: AuditFilters): readonly string[] {
  const typed = search.trim();
  const filters = Object.entries(auditList.filters)
    .filter(([name]) => filtersSet(auditList.filters, values).includes(name))
    .map(([name, filter]) => words(filter, values[name as keyof AuditFilters].trim()));
  return [...(typed === '' ? [] : [`User, action or details contain ${toQuoted(typed)}`]), ...filters];
}

type Filter = (typeof auditList.filters)[keyof AuditFilters];

function words(filter: Filter, value: string): string {
  const { label } = filter;
  switch (filter.kind) {
    case 'choice':
      return `${label} is ${filter.choices.find((choice) => choice.value === value)?.label ?? toQuoted(value)}`;
    case 'text': {
      const whole = unquoted(value);
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
