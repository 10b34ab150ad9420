import { Plus, SlidersHorizontal } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import type { CardDescription, Column } from '#src/components/DataTable/types.ts';
import { FilterBar } from '#src/components/FilterBar/FilterBar.tsx';
import { loadOnce } from '#src/components/loadOnce.ts';
import { SearchInput } from '#src/components/SearchInput/SearchInput.tsx';
import { media, theme } from '#src/components/theme/theme.ts';
import { useNarrow } from '#src/components/theme/useNarrow.ts';
import { useLoaded } from '#src/components/useLoaded.ts';
import { ViewMenu } from '#src/components/ViewMenu/ViewMenu.tsx';
import { unknownIn } from '#src/features/shared/list/describe/choices.ts';
import type { ListDescription } from '#src/features/shared/list/describe/description.ts';
import { filtersSet } from '#src/features/shared/list/describe/filterRows.ts';
import type { ListFilter, ListFilters } from '#src/features/shared/list/describe/filters.ts';
import { filterTypeOf } from '#src/features/shared/list/describe/filterTypes.tsx';
import type { ListState } from '#src/features/shared/list/state/listState.ts';
import { type ParamValue, textsOf } from '#src/features/shared/list/url/urlParams.ts';
import { toastLoadError } from '#src/features/shared/toastLoadError.ts';

interface FoldedFiltersProps {
  /** Text of the button. */
  label: string;
  icon: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

const Panel = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  flex: 1 0 100%;
  ${media.narrow} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  }
`;

/** Filters behind a button. They expand below the filter bar; while they are closed, chips show which of them are set. */
function FoldedFilters({ label, icon, open, onOpenChange, children }: FoldedFiltersProps) {
  const id = useId();
  return (
    <>
      <Button
        icon={icon}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onOpenChange(!open)}
      >
        {label}
      </Button>
      {open ? <Panel id={id}>{children}</Panel> : null}
    </>
  );
}

interface FilterControlProps<Row> {
  name: string;
  filter: ListFilter<Row>;
  value: ParamValue;
  /** All rows, for choices that they decide. */
  rows: readonly Row[];
  onFilter: (name: string, value: ParamValue) => void;
}

function Control<Row>({ name, filter, onFilter, ...shown }: FilterControlProps<Row>) {
  return filterTypeOf(filter).control?.({ ...shown, onValue: (value) => onFilter(name, value) });
}

/** The control of one filter. A letter in the search does not render it again. */
const FilterControl = memo(Control) as typeof Control;

/** The chips; their code is loaded when a filter is set, else when the browser is idle. */
const setFilters = loadOnce(async () => (await import('./SetFilters.tsx')).SetFilters);

export interface ListFilterBarProps<Row> {
  description: Pick<ListDescription<Row, ListFilters<Row>, string>, 'search' | 'filters' | 'card'>;
  list: Omit<ListState<Row, ListFilters<Row>, never>, 'open'>;
  columns: readonly Column<Row>[];
  /** The keys of the search that lead to the rows. */
  onSearchKey: (event: KeyboardEvent) => void;
  /** The button Save view. */
  save: ReactNode;
}

const noRows: readonly never[] = [];

/**
 * Search and filters of a list and the menu of its table, then a chip for each set filter that has no control in sight.
 * Below 768 px the filters are behind one button, so that rows are in sight.
 */
export function ListFilterBar<Row>(props: ListFilterBarProps<Row>) {
  const { description, list } = props;
  const { read, view, table } = list;
  const { search, tooLong, onSearch, onFilter, onClear } = list.filters;
  const filters: ListFilters<Row> = description.filters;
  const values: Readonly<Record<string, ParamValue>> = list.filters.values;
  const rows = read.status === 'ready' ? read.data.rows : noRows;
  const narrow = useNarrow();
  const [opened, setOpened] = useState<'all' | 'more' | null>(null);
  const fold = narrow ? 'all' : 'more';
  const open = opened === fold;
  const controls = Object.entries(filters)
    .filter(([, filter]) => filterTypeOf(filter).control !== null)
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
  const set = filtersSet(filters, values).length;
  const shown = new Set(controls.flatMap((control) => (control.folded && !open ? [] : [control.name])));
  const hidden = Object.fromEntries(Object.entries(filters).filter(([name]) => !shown.has(name)));
  const SetFilters = useLoaded(setFilters, set > 0 || tooLong, toastLoadError);
  return (
    <FilterBar
      end={
        <>
          {props.save}
          <ViewMenu
            columns={narrow ? offeredOnCards(props.columns, description.card) : props.columns}
            layout={table.layout}
            onLayoutChange={table.onLayout}
            density={table.density}
            onDensityChange={table.onDensity}
          />
        </>
      }
    >
      <SearchInput
        label={description.search}
        placeholder={description.search}
        shortcut="/"
        value={search}
        onValueChange={onSearch}
        onKeyDown={props.onSearchKey}
      />
      {controls.flatMap((control) => (control.folded ? [] : [control.control]))}
      {folded.length > 0 ? (
        <FoldedFilters
          label={narrow ? filtersLabel(set) : 'Filter'}
          icon={narrow ? <SlidersHorizontal /> : <Plus />}
          open={open}
          onOpenChange={(next) => setOpened(next ? fold : null)}
        >
          {folded.map(({ control }) => control)}
        </FoldedFilters>
      ) : null}
      {SetFilters ? (
        <SetFilters
          filters={hidden}
          values={values}
          unknown={Object.entries(filters).flatMap(([name, filter]) =>
            filter.type === 'choice'
              ? unknownIn(filter.choices, textsOf(values[name] ?? [])).map((text) => ({
                  label: filter.label,
                  text,
                }))
              : [],
          )}
          view={list.views.current || null}
          tooLong={tooLong}
          onFilter={onFilter}
          onClear={view.rows.length > 0 ? onClear : null}
          rows={rows}
        />
      ) : null}
    </FilterBar>
  );
}

/** Columns that cards do not show cannot be hidden there. */
function offeredOnCards<Row>(
  columns: readonly Column<Row>[],
  { title, corner, lines }: CardDescription<Row>,
): readonly Column<Row>[] {
  const shown = new Set([
    title,
    corner,
    ...lines.map((line) => (typeof line === 'string' ? line : line.column)),
  ]);
  return columns.map((column) => ({
    ...column,
    folds: false,
    hideable: shown.has(column.id) && column.hideable !== false,
  }));
}

const filtersLabel = (set: number) => (set > 0 ? `Filters (${set})` : 'Filters');
