import { SlidersHorizontal } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { FilterBar } from '#src/components/FilterBar/FilterBar.tsx';
import { FilterChips } from '#src/components/FilterChips/FilterChips.tsx';
import { SearchInput } from '#src/components/SearchInput/SearchInput.tsx';
import { TableTools, TableToolsMenu, type TableToolsProps } from '#src/components/TableTools/TableTools.tsx';
import { useNarrow } from '#src/components/theme/useNarrow.ts';
import type { ListFilters } from '#src/features/shared/list/describe/description.ts';
import type { ParamValue } from '#src/features/shared/list/url/urlParams.ts';
import { FilterControl } from './FilterControl.tsx';
import { FoldedFilters } from './FoldedFilters.tsx';
import { chipsOf } from './shownTexts.ts';

export interface ListFilterBarProps<Row> {
  /** Label and placeholder of the search. */
  searchLabel: string;
  search: string;
  onSearch: (search: string) => void;
  /** The keys of the search that lead to the rows. */
  onSearchKey: (event: KeyboardEvent) => void;
  filters: ListFilters<Row>;
  values: Readonly<Record<string, ParamValue>>;
  onFilter: (name: string, value: ParamValue) => void;
  /** Clears search and filters; null where the table has a button for it. */
  onClear: (() => void) | null;
  /** All rows that the list has, for choices and for the names of records. */
  rows: readonly Row[];
  /** The button Save view. */
  save: ReactNode;
  tools: TableToolsProps;
}

/**
 * Search and filters of a list and the tools of its table, then a chip for each set filter. Below 768 px the filters are
 * behind one button, so that rows are in sight, and the tools are a menu.
 */
export function ListFilterBar<Row>(props: ListFilterBarProps<Row>) {
  const { filters, values, onFilter, rows } = props;
  const narrow = useNarrow();
  const controls = Object.entries(filters)
    .filter(([, { kind }]) => kind !== 'reference')
    .map(([name, filter]) => ({
      name,
      folded: narrow || (filter.more ?? false),
      control: (
        <FilterControl
          key={name}
          name={name}
          filter={filter}
          value={values[name] ?? ''}
          rows={rows}
          onFilter={onFilter}
        />
      ),
    }));
  const folded = controls.filter((control) => control.folded);
  const chips = Object.entries(filters).flatMap(([name, filter]) =>
    chipsOf(filter, values[name] ?? '', rows).map(({ text, without }) => ({
      id: filter.kind === 'choice' ? `${name} ${text}` : name,
      label: filter.label,
      text,
      onRemove: () => onFilter(name, without),
    })),
  );
  return (
    <FilterBar end={narrow ? <TableToolsMenu {...props.tools} /> : <TableTools {...props.tools} />}>
      <SearchInput
        label={props.searchLabel}
        placeholder={props.searchLabel}
        shortcut="/"
        value={props.search}
        onValueChange={props.onSearch}
        onKeyDown={props.onSearchKey}
      />
      {controls.flatMap((control) => (control.folded ? [] : [control.control]))}
      {folded.length > 0 ? (
        <FoldedFilters
          key={narrow ? 'all' : 'more'}
          label={narrow ? filtersLabel(chips.length) : '+ Filter'}
          icon={narrow ? <SlidersHorizontal /> : null}
        >
          {folded.map(({ control }) => control)}
        </FoldedFilters>
      ) : null}
      {chips.length === 0 ? (
        props.save
      ) : (
        <FilterChips chips={chips} onClear={props.onClear ?? undefined}>
          {props.save}
        </FilterChips>
      )}
    </FilterBar>
  );
}

const filtersLabel = (set: number) => (set > 0 ? `Filters (${set})` : 'Filters');
