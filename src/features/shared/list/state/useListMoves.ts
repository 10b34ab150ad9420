import { useMemo } from 'react';
import type { Sort } from '#src/components/DataTable/types.ts';
import type { ListDescription, ListFilters } from '#src/features/shared/list/describe/description.ts';
import { fromSort, pageText } from '#src/features/shared/list/url/filterParams.ts';
import type { ListState } from './listState.ts';
import type { AboutRecord } from './opened.ts';
import type { ListAddress } from './useListAddress.ts';

type Moves<Row, Filters, Dialog extends string> = Pick<
  ListState<Row, Filters, Dialog>,
  'filters' | 'open'
> & {
  readonly onSort: (sort: Sort | null) => void;
  readonly onPage: (page: number) => void;
};

// Other rows begin on their first page.
const FIRST = { page: '' };

/** What the controls of a list do: each writes the address, the one place that says what is shown. */
export function useListMoves<Row, Filters extends ListFilters<Row>, Dialog extends string>(
  { filters, idOf }: ListDescription<Row, Filters, Dialog>,
  { params, search, filters: values }: ListAddress<Filters>,
  onIntent: ((dialog: Dialog) => void) | undefined,
): Moves<Row, Filters, Dialog> {
  const { type, set, push } = params;
  const open = useMemo(
    () => ({
      onAdd: () => push({ open: 'add', id: '' }),
      onOpen: (dialog: AboutRecord<Dialog>, row: Row) => push({ open: dialog, id: idOf(row) }),
      onIntent,
    }),
    [push, idOf, onIntent],
  );
  return {
    filters: {
      search,
      values,
      onSearch: (text) => type({ search: text, ...FIRST }),
      onFilter: (name, value) => {
        const write = filters[name]?.kind === 'text' ? type : set;
        write({ [name]: value, ...FIRST });
      },
      onClear: () => {
        const cleared = Object.fromEntries(Object.keys(filters).map((name) => [name, '']));
        set({ search: '', ...cleared, ...FIRST });
      },
    },
    onSort: (sort) => set({ sort: fromSort(sort), ...FIRST }),
    onPage: (page) => push({ page: pageText(page) }),
    open,
  };
}
