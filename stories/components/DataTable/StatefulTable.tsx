import type { Page } from '#src/api/results/page.ts';
import { DataTable } from '#src/components/DataTable/DataTable.tsx';
import type { DataTableProps } from '#src/components/DataTable/types.ts';
import { useTableLayout } from '#src/components/DataTable/useTableLayout.ts';
import { FilterBar } from '#src/components/FilterBar/FilterBar.tsx';
import { SearchInput } from '#src/components/SearchInput/SearchInput.tsx';
import { ViewMenu } from '#src/components/ViewMenu/ViewMenu.tsx';
import { selectionFacts } from '#src/features/shared/list/selection/selectionFacts.ts';
import { emptyList } from '#src/features/shared/list/view/emptyList.tsx';
import { statusText } from '#src/features/shared/list/view/statusText.ts';
import { useView } from '#src/features/shared/list/view/useView.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';
import { useFollowing } from '../form.tsx';
import { noun, type Person } from './people.tsx';

const noneSelected: ReadonlySet<string> = new Set();
const noRows: readonly Person[] = [];

interface StatefulTableProps extends DataTableProps<Person> {
  /** The search at the start. */
  search?: string;
}

function readOf({ state, view }: DataTableProps<Person>): QueryResult<Page<Person>> {
  if (state.status !== 'ready') return state;
  return { ...state, data: { rows: view.all, total: view.all.length } };
}

/** The table with the state that a list would keep: search, sort, selection and layout. */
export function StatefulTable({ search: first = '', ...props }: StatefulTableProps) {
  const { columns, sorting, selection } = props;
  const read = readOf(props);
  const rows = read.status === 'ready' ? read.data.rows : noRows;
  const [search, setSearch] = useFollowing(first);
  const [sort, setSort] = useFollowing(sorting.sort);
  const [selected, setSelected] = useFollowing<ReadonlySet<string>>(selection?.selected ?? noneSelected);
  const [layout, setLayout] = useTableLayout(props.id, 'user', props.columns);
  const view = useView(rows, { columns, search, sort });
  const everyMatching = view.matching.length > 0 && view.matching.every(({ id }) => selected.has(id));
  const facts = selectionFacts({ selected, list: { read, view, all: rows }, filtered: false, everyMatching });
  const select = (next: ReadonlySet<string>) => {
    setSelected(next);
    selection?.onChange(next);
  };
  const selectMatching = () => select(new Set([...selected, ...view.matching.map(({ id }) => id)]));
  const few = read.status === 'failed' || (read.status === 'ready' && rows.length < 5);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 12, blockSize: few ? 360 : 520 }}>
      <FilterBar
        end={
          <ViewMenu
            columns={columns}
            layout={layout}
            onLayoutChange={setLayout}
            density="normal"
            onDensityChange={() => {}}
          />
        }
      >
        <SearchInput
          label="Search people"
          placeholder="Search by name or email"
          shortcut="/"
          value={search}
          onValueChange={setSearch}
        />
      </FilterBar>
      <DataTable
        {...props}
        view={view}
        sorting={{
          sort,
          onSort: (next) => {
            setSort(next);
            sorting.onSort(next);
          },
        }}
        layout={props.layout ?? { layout, onLayout: setLayout }}
        empty={
          rows.length > 0
            ? emptyList({ noun: noun.many, filtered: true, onClear: () => setSearch('') })
            : props.empty
        }
        selection={
          selection && {
            ...selection,
            ...facts,
            selected,
            onChange: select,
            more: facts.more > 0 ? { count: facts.more, onSelect: selectMatching } : null,
          }
        }
        foot={{ status: statusText(read, false, view.range, noun) }}
      />
    </div>
  );
}
