import { filtersSet, rangeEnds, unquoted } from '#src/features/shared/list/describe/filterRows.ts';
import { type AuditFilters, auditList } from '../auditList.ts';

/** A line for each filter that is set, and one for the search; what people typed is written as JSON texts. */
export function filtersInWords(search: string, values: AuditFilters): readonly string[] {
  const typed = search.trim();
  const filters = Object.entries(auditList.filters)
    .filter(([name]) => filtersSet(auditList.filters, values).includes(name))
    .map(([name, filter]) => words(filter, values[name as keyof AuditFilters].trim()));
  return [...(typed === '' ? [] : [`User, action or details contain ${JSON.stringify(typed)}`]), ...filters];
}

type Filter = (typeof auditList.filters)[keyof AuditFilters];

function words(filter: Filter, value: string): string {
  const { label } = filter;
  switch (filter.kind) {
    case 'choice':
      return `${label} is ${filter.choices.find((choice) => choice.value === value)?.label ?? value}`;
    case 'text': {
      const whole = unquoted(value);
      return whole === null
        ? `${label} contains ${JSON.stringify(value)}`
        : `${label} is exactly ${JSON.stringify(whole)}`;
    }
    case 'dates': {
      const { from, to } = rangeEnds(value);
      return [label, from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' ');
    }
  }
}
