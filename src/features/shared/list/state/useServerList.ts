import { useState } from 'react';
import type { Page } from '#src/api/types/page.ts';
import type { Read } from '#src/api/types/read.ts';
import { useTableLayout } from '#src/components/DataTable/columns/useTableLayout.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { endsSession, toSaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { useBulkChanges } from '#src/features/shared/list/bulk/useBulkChanges.ts';
import { type SelectedRows, useSelectedRows } from '#src/features/shared/list/bulk/useSelectedRows.ts';
import type { ListDescription, ListFilters } from '#src/features/shared/list/describe/description.ts';
import { useExporting } from '#src/features/shared/list/export/useExporting.ts';
import { useSavedViews } from '#src/features/shared/list/views/useSavedViews.ts';
import { usePreferences } from '#src/features/shared/preferences/preferences.store.ts';
import { toListing } from './listing.ts';
import type { ListState } from './listState.ts';
import type { RowChanges } from './rowChanges.ts';
import type { ListAddress } from './useListAddress.ts';
import { useListMoves } from './useListMoves.ts';
import { useListPaging } from './useListPaging.ts';
import { useOpened } from './useOpened.ts';
import { useRecordChanges } from './useRecordChanges.ts';
import { useSlowRead } from './useSlowRead.ts';

export interface ServerListInput<Row, Filters, Dialog extends string, Status extends string> {
  readonly address: ListAddress<Filters>;
  readonly read: Read<Page<Row>>;
  /** Id of the signed-in user: layouts and saved views are kept for each. */
  readonly owner: string;
  /** Absent for a list that is only read. */
  readonly changes?: RowChanges<Row, Status> | undefined;
  /** All rows that match, for a list that the server pages. */
  readonly loadAll?: LoadAll<Row> | undefined;
  /** A hook that reads the records the shown page may lack, once its argument is true. Always the same function. */
  readonly useAll?: ((wanted: boolean) => Read<Page<Row>>) | undefined;
  /** A dialog may be opened next: read what it needs. Of stable identity. */
  readonly onIntent?: ((dialog: Dialog) => void) | undefined;
}

type LoadAll<Row> = (signal: AbortSignal) => Promise<readonly Row[]>;

/**
 * A list over what was read: its state, what is opened over it, what saves and removes one of its records, its selected
 * rows, and what opens the next record in place of the opened one (`useRecordSteps`).
 */
export function useServerList<
  Row,
  Filters extends ListFilters<Row>,
  Dialog extends string,
  Status extends string,
>(list: ListDescription<Row, Filters, Dialog>, input: ServerListInput<Row, Filters, Dialog, Status>) {
  const { address, read, owner, changes } = input;
  const { params, filtered, partial } = address;
  const { noun, idOf, nameOf } = list;
  const [layout, onLayout] = useTableLayout(list.id, owner);
  const density = usePreferences((state) => state.preferences.density);
  const changePreferences = usePreferences((state) => state.change);
  const paging = useListPaging(address, read, list.paging?.pageSize);
  const loadAll = paging.by === 'server' ? input.loadAll : undefined;
  const { filters, onSort, onPage, open } = useListMoves(list, address, input.onIntent);
  const views = useSavedViews({
    table: list.id,
    owner,
    all: `All ${noun.many}`,
    defaults: list.params,
    filters: params,
    layout,
    onLayout,
  });
  const selection = useSelectedRows(read.data?.rows, idOf);
  const all = useSelectAll(selection, loadAll, noun.many);
  const exporting = useExporting({
    name: list.label,
    noun,
    columns: list.columns,
    layout,
    any: selection.any,
    rows: () => {
      const chosen = selection.rows();
      return chosen.length > 0 ? chosen : (loadAll ?? selection.matching());
    },
  });
  const bulk = useBulkChanges({ noun, idOf, nameOf, selection, changes: changes ?? {} });
  const slow = useSlowRead(read);
  const { opened, onGone, onStep } = useOpened({ list, params, read, useAll: input.useAll });
  const { save, remove } = useRecordChanges({
    idOf,
    nameOf,
    changes: changes ?? {},
    onRemove: (row) => {
      onGone(idOf(row));
      opened.onClose();
    },
    // A row of another page is not in the table, so the table cannot take it out of the selection.
    onRemoved: (row) => selection.settle({ done: [row], failed: [] }),
  });

  const state: ListState<Row, Filters, Dialog> = {
    listing: toListing(read, { filtered, partial }),
    stale: read.data && read.error ? { message: read.error.message, onRetry: read.retry } : null,
    slow,
    filters,
    table: {
      sort: address.sort,
      onSort,
      layout,
      onLayout,
      density,
      onDensity: (next) => changePreferences({ density: next }),
    },
    paging: list.paging ? { ...paging, onPage } : null,
    views,
    selection: {
      selected: selection.ids,
      onSelect: selection.onChange,
      onSelectAllMatching: all.onSelectAll,
      selecting: all.selecting,
      onView: selection.onView,
    },
    exporting,
    bulk: changes ? bulk : null,
    open,
  };
  return { list: state, opened, save, remove, selection, onStep };
}

/** Selecting every row that matches, on all pages of the server's. */
function useSelectAll<Row>(selection: SelectedRows<Row>, load: LoadAll<Row> | undefined, many: string) {
  const [selecting, setSelecting] = useState(false);

  async function select(loadRows: LoadAll<Row>) {
    setSelecting(true);
    try {
      selection.add(await loadRows(new AbortController().signal));
    } catch (error) {
      if (!endsSession(error)) {
        toast.error(`The ${many} could not be selected. ${toSaveProblem(error).message}`);
      }
    } finally {
      setSelecting(false);
    }
  }

  return { selecting, onSelectAll: load ? () => void select(load) : undefined };
}
