import { ArrowDown, ArrowUp } from 'lucide-react';
import { SelectAll, type SelectAllProps } from '#src/components/DataTable/selection/SelectAll.tsx';
import type { Column, Sort } from '#src/components/DataTable/types.ts';
import type { ColumnCommands } from '#src/components/DataTable/useTableEngine.ts';
import { IconButton } from '#src/components/IconButton/IconButton.tsx';
import { loadOnce } from '#src/components/loadOnce.ts';
import { useLoaded } from '#src/components/useLoaded.ts';

interface CardBarProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  commands: ColumnCommands;
  /** Undefined if rows cannot be selected. */
  selectAll: SelectAllProps | undefined;
}

/** Only cards need it before the rows: a table is sorted by its header. */
const sortSelect = loadOnce(async () => (await import('#src/components/Select/Select.tsx')).Select);

/**
 * The bar above the cards of a narrow screen, in place of the header: select all, and the sort, also by columns that
 * cards do not show.
 */
export function CardBar<Row>({ columns, sort, commands, selectAll }: CardBarProps<Row>) {
  const sortable = columns.filter((column) => column.sortValue !== undefined);
  const Select = useLoaded(sortSelect, sortable.length > 0);
  if (sortable.length === 0 && !selectAll) return null;
  const descending = sort?.direction === 'descending';
  return (
    <div data-part="card-bar">
      {selectAll ? (
        <div data-variant="select">
          <SelectAll {...selectAll} />
        </div>
      ) : null}
      {Select ? (
        <>
          <Select
            inline
            label="Sort by"
            value={sort?.column ?? ''}
            options={[
              { value: '', label: 'Default' },
              ...sortable.map(({ id, header }) => ({ value: id, label: header })),
            ]}
            onValueChange={(id) => (id === '' ? commands.unsort() : commands.sort(id, 'ascending'))}
          />
          <IconButton
            label={descending ? 'Sort ascending' : 'Sort descending'}
            icon={descending ? <ArrowDown /> : <ArrowUp />}
            disabled={!sort}
            onClick={() => sort && commands.sort(sort.column, descending ? 'ascending' : 'descending')}
          />
        </>
      ) : null}
    </div>
  );
}
