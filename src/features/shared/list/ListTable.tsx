import type { ReactNode, RefObject } from 'react';
import { DataTable } from '#src/components/DataTable/DataTable.tsx';
import type { Column, DataTableProps, RowAction, TableHandle } from '#src/components/DataTable/types.ts';
import { stepKeys } from '#src/features/shared/commands/stepKeys.ts';
import { useCommandKeys } from '#src/features/shared/commands/useCommandKeys.ts';
import { lazyComponent } from '#src/features/shared/lazyDialog.tsx';
import { toastLoadError } from '#src/features/shared/toastLoadError.ts';
import type { ListDescription } from './describe/description.ts';
import type { ListFilters } from './describe/filters.ts';
import { selectionFacts } from './selection/selectionFacts.ts';
import type { ListState } from './state/listState.ts';
import { emptyList } from './view/emptyList.tsx';

/** While `enabled`, `j` and `k` outside of the rows put the focus on them; in the rows the table handles both keys. */
function useRowFocusKeys(table: RefObject<TableHandle | null>, enabled: boolean): void {
  useCommandKeys('page', stepKeys, enabled ? () => table.current?.focusRows() : null);
}

/** The buttons for the selected rows; their code is loaded with the screen's dialogs. */
export const BulkActions = lazyComponent(
  async () => (await import('./bulk/BulkActions.tsx')).BulkActions,
  toastLoadError,
);

export interface ListTableProps<Row> extends Pick<DataTableProps<Row>, 'expansion'> {
  table: RefObject<TableHandle | null>;
  description: Pick<
    ListDescription<Row, ListFilters<Row>, string>,
    'id' | 'label' | 'noun' | 'nameOf' | 'card' | 'file'
  >;
  /** Opens a row, and the URL of the opened row; undefined in a list without such a dialog. */
  onActivate: ((row: Row) => void) | undefined;
  href: ((row: Row) => string) | undefined;
  list: Omit<ListState<Row, never, never>, 'open' | 'filters'> & {
    readonly filters: Pick<ListState<Row, never, never>['filters'], 'filtered' | 'onClear'>;
  };
  columns: readonly Column<Row>[];
  actions: readonly RowAction<Row>[] | undefined;
  readOnly: boolean;
  /** Visible title from the number of matching rows. */
  title: ((count: number) => string) | undefined;
  rowKeys: DataTableProps<Row>['row']['keys'];
  onFollow: DataTableProps<Row>['row']['onFollow'];
  /** Buttons for the selected rows; Export and the list's bulk changes when absent. */
  bulk: ReactNode | undefined;
  /** The button Email; null for a list whose records are not written to. */
  email: ReactNode;
  /** The primary button, shown in the empty table too. */
  add: ReactNode;
}

/**
 * The table of a list, connected to the list's state. A row opens by a click, by Enter, or by its name, which is a link to
 * the URL of the opened record.
 */
export function ListTable<Row extends { readonly id: string }>(props: ListTableProps<Row>) {
  const { description, list, readOnly } = props;
  const { noun, nameOf } = description;
  const { read, view, table, selection } = list;
  const { filtered } = list.filters;
  const { onActivate, href } = props;
  useRowFocusKeys(props.table, props.rowKeys !== undefined);

  const facts = selectionFacts({
    selected: selection.selected,
    list,
    filtered,
    everyMatching: selection.everyMatching,
  });
  return (
    <DataTable
      ref={props.table}
      id={description.id}
      label={description.label}
      title={props.title?.(view.range.count)}
      columns={props.columns}
      card={description.card}
      state={read}
      failedTitle={`Failed to load ${noun.many}`}
      view={view}
      row={{
        id: ({ id }) => id,
        name: nameOf,
        onActivate,
        href,
        onFollow: props.onFollow,
        keys: props.rowKeys,
      }}
      sorting={table}
      layout={table}
      selection={
        readOnly
          ? undefined
          : {
              selected: selection.selected,
              onChange: selection.onSelect,
              label: table.onPage ? 'Select this page' : `Select all ${noun.many}`,
              text: facts.text,
              status: facts.status,
              more: facts.more === 0 ? null : { count: facts.more, onSelect: selection.onSelectMatching },
              // The button of the page exports the selected rows too.
              actions: description.file
                ? null
                : (props.bulk ?? (
                    <BulkActions
                      selected={selection.selected.size}
                      exporting={list.files}
                      email={props.email}
                      changes={list.changes.bulk}
                      waiting={selection.selecting}
                    />
                  )),
            }
      }
      expansion={props.expansion}
      actions={props.actions}
      empty={emptyList({
        noun: noun.many,
        filtered: read.status === 'ready' && (filtered || read.data.rows.length > 0),
        onClear: list.filters.onClear,
        add: props.add,
      })}
      foot={{ status: list.status, onPage: table.onPage }}
    />
  );
}
