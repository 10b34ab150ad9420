import type { ReactNode } from 'react';
import { FilterChips } from '#src/components/FilterChips/FilterChips.tsx';
import { kindOf } from '#src/features/shared/list/describe/filterKinds.tsx';
import type { ListFilter, ListFilters } from '#src/features/shared/list/describe/filters.ts';
import { type ParamValue, textsOf } from '#src/features/shared/list/url/urlParams.ts';

/** The chips of a filter, each with what the filter has without it: one for each choice, else one for its value. */
export function chipsOf<Row>(filter: ListFilter<Row>, value: ParamValue, rows: readonly Row[]) {
  const texts = textsOf(value).filter((text) => text.trim() !== '');
  return kindOf(filter)
    .chips(texts, rows)
    .map((text, index) => ({
      text,
      without: filter.kind === 'choice' ? texts.filter((_, i) => i !== index) : '',
    }));
}

export interface SetFiltersProps<Row> {
  filters: ListFilters<Row>;
  values: Readonly<Record<string, ParamValue>>;
  onFilter: (name: string, value: ParamValue) => void;
  /** Clears search and filters; null where the table has a button for it. */
  onClear: (() => void) | null;
  /** All rows that the list has, for the names of records. */
  rows: readonly Row[];
  /** Buttons after those of the filters. */
  children: ReactNode;
}

/** A chip for each value of the filters that are set. Give it those that have no control in sight. */
export function SetFilters<Row>({
  filters,
  values,
  onFilter,
  onClear,
  rows,
  children,
}: SetFiltersProps<Row>) {
  const chips = Object.entries(filters).flatMap(([name, filter]) =>
    chipsOf(filter, values[name] ?? '', rows).map(({ text, without }) => ({
      id: filter.kind === 'choice' ? `${name} ${text}` : name,
      label: filter.label,
      text,
      onRemove: () => onFilter(name, without),
    })),
  );
  return (
    <FilterChips chips={chips} onClear={onClear ?? undefined}>
      {children}
    </FilterChips>
  );
}
