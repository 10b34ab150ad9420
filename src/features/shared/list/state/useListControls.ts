import { useMemo } from 'react';
import type { Sort } from '#src/components/DataTable/types.ts';
import type { ListDescription } from '#src/features/shared/list/describe/description.ts';
import { toFilterValues } from '#src/features/shared/list/describe/filterRows.ts';
import type { ListFilters } from '#src/features/shared/list/describe/filters.ts';
import type { RecordDialog } from '#src/features/shared/list/describe/opened.ts';
import { openedQuery, queryWithoutRecord } from '#src/features/shared/list/url/recordUrl.ts';
import { formatPage, formatSort } from '#src/features/shared/list/url/urlParams.ts';
import type { ListState } from './listState.ts';
import type { ListQueryState } from './useListQuery.ts';

type ListControls<Row, Filters, Dialog extends string> = Pick<
  ListState<Row, Filters, Dialog>,
  'filters' | 'open'
> & {
  readonly onSort: (sort: Sort | null) => void;
  readonly onPage: (page: number) => void;
};

// A change of search, filter or sort leads to the first page.
const FIRST_PAGE = { page: '' };

/** The callbacks of a list's controls. Each changes the URL, which alone states what the list shows. */
export function useListControls<Row, Filters extends ListFilters<Row>, Dialog extends string>(
  { filters, idOf, params: defaults }: ListDescription<Row, Filters, Dialog>,
  { params, search, filters: values }: ListQueryState<Filters>,
): ListControls<Row, Filters, Dialog> {
  const { setTyped, set, push } = params;
  const open = useMemo(
    () => ({
      onAdd: () => push({ open: 'add', id: '' }),
      onImport: () => push({ open: 'import', id: '' }),
      onOpen: (dialog: RecordDialog<Dialog>, row: Row) => push({ open: dialog, id: idOf(row) }),
    }),
    [push, idOf],
  );
  const shown = queryWithoutRecord(params.values, defaults);
  const urlOf = (dialog: RecordDialog<Dialog>, row: Row) => openedQuery(shown, dialog, idOf(row));
  return {
    filters: {
      search,
      values,
      onSearch: (text) => setTyped({ search: text, ...FIRST_PAGE }),
      onFilter: (name, value) => {
        const write = filters[name]?.kind === 'text' ? setTyped : set;
        write({ [name]: value, ...FIRST_PAGE });
      },
      onClear: () => {
        set({ search: '', ...toFilterValues(filters, {}), ...FIRST_PAGE });
      },
    },
    onSort: (sort) => set({ sort: formatSort(sort), ...FIRST_PAGE }),
    onPage: (page) => push({ page: formatPage(page) }),
    open: { ...open, urlOf },
  };
}
