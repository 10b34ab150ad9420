import type { ReactNode } from 'react';
import { FilterChips } from '#src/components/FilterChips/FilterChips.tsx';
import { labelOf } from '#src/features/shared/list/describe/choices.ts';
import { dateText } from '#src/features/shared/list/describe/dateRange.ts';
import { referencesIn } from '#src/features/shared/list/describe/filterRows.ts';
import type { ListFilter, ListFilters } from '#src/features/shared/list/describe/filters.ts';
import { type ParamValue, textsOf } from '#src/features/shared/list/url/urlParams.ts';

/** What a chip shows of a filter, and what the filter has without it. */
interface SetValue {
  readonly text: string;
  readonly without: ParamValue;
}

/** The chips of a filter: one for each choice, else one for its value. */
export function chipsOf<Row>(
  filter: ListFilter<Row>,
  value: ParamValue,
  rows: readonly Row[],
): readonly SetValue[] {
  const values = textsOf(value);
  return textsIn(filter, value, rows).map((text, index) => ({
    text,
    without: filter.kind === 'choice' ? values.filter((_, i) => i !== index) : '',
  }));
}

/** The value of a filter in words, a text for each choice; none when it is not set. */
function textsIn<Row>(filter: ListFilter<Row>, value: ParamValue, rows: readonly Row[]): readonly string[] {
  const texts = textsOf(value).filter((text) => text.trim() !== '');
  switch (filter.kind) {
    case 'choice':
      return texts.map((text) => labelOf(filter.choices, text));
    case 'text':
      return texts;
    case 'dates':
      return texts.map(dateText);
    case 'reference': {
      // A record that no row names is named by its value.
      const names = texts
        .flatMap((text) => referencesIn(filter, text))
        .map((id) => {
          const row = rows.find((each) => filter.of(each) === id);
          return (row && filter.nameOf(row)) || id;
        });
      return names.length === 0 ? [] : [[...new Set(names)].join(', ')];
    }
  }
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
