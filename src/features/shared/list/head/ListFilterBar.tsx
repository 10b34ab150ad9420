import type { KeyboardEvent, ReactNode } from 'react';
import { FilterBar } from '#src/components/FilterBar/FilterBar.tsx';
import { SearchInput } from '#src/components/SearchInput/SearchInput.tsx';
import { TableTools, TableToolsMenu, type TableToolsProps } from '#src/components/TableTools/TableTools.tsx';
import { useNarrow } from '#src/components/theme/useNarrow.ts';
import { lazyPart } from '#src/features/shared/lazyDialog.tsx';
import type { ListFilters } from '#src/features/shared/list/describe/description.ts';
import { filtersSet, referencesIn } from '#src/features/shared/list/describe/filterRows.ts';
import { type ParamValue, textsOf } from '#src/features/shared/list/url/urlParams.ts';
import { toastLoadError } from '#src/features/shared/toastLoadError.ts';
import { FilterControl } from './FilterControl.tsx';
import { FoldedFilters } from './FoldedFilters.tsx';

// Loaded apart, because only links set such a filter.
const ReferenceChips = lazyPart(
  async () => (await import('./ReferenceChips.tsx')).ReferenceChips,
  toastLoadError,
);

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
  /** The rows, by which the chips name records. */
  rows: readonly Row[];
  /** The button Save view. */
  save: ReactNode;
  tools: TableToolsProps;
}

/**
 * Search and filters of a list and the tools of its table. Below 768 px the filters are behind one button, so that rows
 * are in sight, and the tools are a menu.
 */
export function ListFilterBar<Row>(props: ListFilterBarProps<Row>) {
  const { filters, values, onFilter } = props;
  const narrow = useNarrow();
  const set = filtersSet(filters, values);
  const controls = Object.entries(filters)
    .filter(([, { kind }]) => kind !== 'reference')
    .map(([name, filter]) => ({
      name,
      folded: narrow || (filter.more ?? false),
      control: (
        <FilterControl
          key={name}
          filter={filter}
          value={values[name] ?? []}
          onValue={(value) => onFilter(name, value)}
        />
      ),
    }));
  const references = Object.entries(filters).flatMap(([name, filter]) => {
    if (filter.kind !== 'reference' || !set.includes(name)) return [];
    const nameOf = (value: string) => {
      const row = props.rows.find((each) => filter.of(each) === value);
      return row && filter.nameOf(row);
    };
    return [
      {
        name,
        label: filter.label,
        values: referencesIn(filter, textsOf(values[name] ?? [])[0] ?? ''),
        nameOf,
      },
    ];
  });
  const folded = controls.filter((control) => control.folded);
  const foldedSet = folded.filter(({ name }) => set.includes(name)).length;
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
          label={narrow ? 'Filters' : 'More filters'}
          set={foldedSet}
          open={!narrow && foldedSet > 0}
        >
          {folded.map(({ control }) => control)}
        </FoldedFilters>
      ) : null}
      {references.length > 0 ? <ReferenceChips references={references} onFilter={onFilter} /> : null}
      {props.save}
    </FilterBar>
  );
}
