import type { ReactNode } from 'react';
import { DataTable } from '#src/components/DataTable/DataTable.tsx';
import type { DataTableProps } from '#src/components/DataTable/types.ts';
import { useTableLayout } from '#src/components/DataTable/useTableLayout.ts';
import { FilterBar } from '#src/components/FilterBar/FilterBar.tsx';
import { SearchInput } from '#src/components/SearchInput/SearchInput.tsx';
import { ColumnsMenu } from '#src/components/TableTools/ColumnsMenu.tsx';
import { useFollowing } from '../form.tsx';
import type { Person } from './people.tsx';

const noneSelected: ReadonlySet<string> = new Set();

interface StatefulTableProps extends DataTableProps<Person> {
  /** Controls above the table; a search box and the Columns menu by default. */
  tools?: ReactNode;
}

/** The table with the state that a screen would keep: search, page, selection and layout. */
export function StatefulTable({ tools, ...props }: StatefulTableProps) {
  const { selection, paging, listing } = props;
  const [search, setSearch] = useFollowing(props.search ?? '');
  const [selected, setSelected] = useFollowing<ReadonlySet<string>>(selection?.selected ?? noneSelected);
  const [page, setPage] = useFollowing(paging?.page ?? 1);
  const [layout, setLayout] = useTableLayout(props.id, 'user');
  const few = listing.status === 'failed' || (listing.status === 'ready' && listing.rows.length < 5);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 12, blockSize: few ? 360 : 520 }}>
      {tools ?? (
        <FilterBar end={<ColumnsMenu columns={props.columns} layout={layout} onLayoutChange={setLayout} />}>
          <SearchInput
            label="Search people"
            placeholder="Search by name or email"
            shortcut="/"
            value={search}
            onValueChange={(next) => {
              setSearch(next);
              setPage(1);
            }}
          />
        </FilterBar>
      )}
      <DataTable
        {...props}
        search={search}
        layout={props.layout ?? layout}
        onLayoutChange={setLayout}
        onClearFilters={() => {
          setSearch('');
          props.onClearFilters?.();
        }}
        paging={
          paging && {
            ...paging,
            page,
            onPageChange: (next) => {
              setPage(next);
              paging.onPageChange(next);
            },
          }
        }
        selection={
          selection && {
            ...selection,
            selected,
            onChange: (next) => {
              setSelected(next);
              selection.onChange(next);
            },
          }
        }
      />
    </div>
  );
}
