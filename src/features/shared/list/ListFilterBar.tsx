import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { DateField } from '#src/components/DateField/DateField.tsx';
import { FilterBar } from '#src/components/FilterBar/FilterBar.tsx';
import { SearchInput } from '#src/components/SearchInput/SearchInput.tsx';
import { Select } from '#src/components/Select/Select.tsx';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import { theme } from '#src/components/theme/theme.ts';
import type { ListFilter, ListFilters } from './description.ts';
import { filtersSet, rangeEnds, toRange } from './filterRows.ts';
import { TableTools, type TableToolsProps } from './TableTools.tsx';

export interface ListFilterBarProps<Row> {
  /** Label and placeholder of the search. */
  searchLabel: string;
  search: string;
  onSearch: (search: string) => void;
  filters: ListFilters<Row>;
  values: Readonly<Record<string, string>>;
  onFilter: (name: string, value: string) => void;
  tools: TableToolsProps<Row>;
}

const Short = styled.div`
  inline-size: 172px;
`;

const Range = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.text.muted};
  font: ${theme.font.table} ${theme.font.family};
`;

const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  flex: 1 0 100%;
`;

const all = { value: '', label: 'All' };

interface ControlProps {
  filter: ListFilter<never>;
  value: string;
  onValue: (value: string) => void;
}

/** The control of one filter. */
function FilterControl({ filter, value, onValue }: ControlProps) {
  const { label } = filter;
  switch (filter.kind) {
    case 'choice':
      return (
        <Select
          label={label}
          inline
          value={value}
          options={[all, ...filter.choices]}
          onValueChange={onValue}
        />
      );
    case 'text':
      return (
        <Short>
          <TextInput
            aria-label={label}
            placeholder={filter.placeholder}
            autoComplete="off"
            spellCheck={false}
            value={value}
            onValueChange={onValue}
          />
        </Short>
      );
    case 'dates': {
      const { from, to } = rangeEnds(value);
      // A field takes a day; of an instant it shows the day that it is in.
      const day = (end: string) => end.slice(0, 10);
      return (
        <Range>
          <span aria-hidden="true">{label}</span>
          <DateField
            aria-label={`${label} from`}
            value={day(from)}
            onValueChange={(next) => onValue(toRange(next, to))}
          />
          <span aria-hidden="true">–</span>
          <DateField
            aria-label={`${label} to`}
            min={day(from)}
            value={day(to)}
            onValueChange={(next) => onValue(toRange(from, next))}
          />
        </Range>
      );
    }
  }
}

/** Search and filters of a list, and what changes the look of its table. */
export function ListFilterBar<Row>(props: ListFilterBarProps<Row>) {
  const { filters, values, onFilter } = props;
  const controlsOf = (more: boolean) =>
    Object.entries(filters)
      .filter(([, filter]) => (filter.more ?? false) === more)
      .map(([name, filter]) => (
        <FilterControl
          key={name}
          filter={filter}
          value={values[name] ?? ''}
          onValue={(value) => onFilter(name, value)}
        />
      ));
  const more = controlsOf(true);
  const hidden = filtersSet(filters, values).filter((name) => filters[name]?.more);
  return (
    <FilterBar end={<TableTools {...props.tools} />}>
      <SearchInput
        label={props.searchLabel}
        placeholder={props.searchLabel}
        shortcut="/"
        value={props.search}
        onValueChange={props.onSearch}
      />
      {controlsOf(false)}
      {more.length > 0 ? <MoreFilters set={hidden.length}>{more}</MoreFilters> : null}
    </FilterBar>
  );
}

interface MoreFiltersProps {
  /** How many of them are set. */
  set: number;
  children: React.ReactNode;
}

/** Filters that are seldom used, shown in place by their button; open from the start when one is set. */
function MoreFilters({ set, children }: MoreFiltersProps) {
  const [open, setOpen] = useState(set > 0);
  const id = useId();
  return (
    <>
      <Button
        icon={<SlidersHorizontal />}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {set > 0 ? `More filters (${set})` : 'More filters'}
      </Button>
      {open ? <More id={id}>{children}</More> : null}
    </>
  );
}
