import { type ReactNode, useCallback } from 'react';
import type { DataTableProps } from '#src/components/DataTable/types.ts';
import type { ListDescription, ListFilters } from './describe/description.ts';
import type { ListAction } from './describe/rowActions.tsx';
import { AddButton, ListHead } from './head/ListHead.tsx';
import { ListNotices } from './ListNotices.tsx';
import { ListTable } from './ListTable.tsx';
import type { ListState } from './state/listState.ts';
import { type AboutRecord, addOf } from './state/opened.ts';
import { useTableParts } from './useTableParts.ts';

type Preloads<Dialog extends string> = Readonly<Partial<Record<Dialog, () => void>>>;

export interface ListPageProps<Row extends object, Filters extends ListFilters<Row>, Dialog extends string> {
  description: ListDescription<Row, Filters, Dialog>;
  list: ListState<Row, Filters, Dialog>;
  /** Loads the code of a dialog; called when its button is hovered or focused. Define it outside of the component. */
  preloads?: Preloads<Dialog>;
  /** Text of the primary button, which opens the dialog `add`. */
  add?: string;
  /** Buttons of every row. Define them outside of the component. */
  rowActions?: readonly ListAction<Row, AboutRecord<Dialog>>[];
  /** Buttons of the page before the primary one; Export when absent. */
  actions?: ReactNode;
  /** Buttons for the selected rows; export and the list's own changes when absent. */
  bulk?: ReactNode;
  /** Beside the title: `Sample data`. */
  badge?: ReactNode;
  /** Stat cards above the filters. */
  cards?: ReactNode;
  /** Messages between the filters and the table. */
  notices?: ReactNode;
  /** A visible title of the table, with how many rows match: `Support Tickets (14)`. */
  tableTitle?: (count: number) => string;
  /** Nothing can be selected, added or changed. */
  readOnly?: boolean;
  /** One-character keys that act on the row with the focus. */
  rowKeys?: DataTableProps<Row>['rowKeys'];
  /** What an opened row shows; for tables of at most 50 rows a page. */
  expansion?: DataTableProps<Row>['expansion'];
  /** The dialogs. */
  children?: ReactNode;
}

/** Every list of the console: head, saved views, stat cards, filters, notices, table, and what is opened over it. */
export function ListPage<Row extends object, Filters extends ListFilters<Row>, Dialog extends string>(
  props: ListPageProps<Row, Filters, Dialog>,
) {
  const { description, list, preloads, readOnly = false } = props;
  const { onAdd, onOpen, onIntent } = list.open;
  const intend = useCallback(
    (dialog: Dialog) => {
      preloads?.[dialog]?.();
      onIntent?.(dialog);
    },
    [preloads, onIntent],
  );
  const { columns, actions } = useTableParts({
    columns: description.columns,
    rowActions: props.rowActions,
    readOnly,
    onOpen,
    onIntent: intend,
  });
  const adding = addOf(description.dialogs);
  const add =
    props.add === undefined || adding === undefined || readOnly ? null : (
      <AddButton text={props.add} onIntent={() => intend(adding)} onAdd={() => onAdd()} />
    );

  return (
    <>
      <ListHead
        description={description}
        list={list}
        columns={columns}
        add={add}
        actions={props.actions}
        badge={props.badge}
        cards={props.cards}
      />
      <ListNotices
        listing={list.listing}
        stale={list.stale}
        slow={list.slow}
        noun={description.noun.many}
        paged={list.paging?.by === 'server'}
      />
      {props.notices}
      <ListTable
        description={description}
        list={list}
        columns={columns}
        actions={actions}
        title={props.tableTitle}
        readOnly={readOnly}
        bulk={props.bulk}
        expansion={props.expansion}
        rowKeys={props.rowKeys}
        add={add}
      />
      {props.children}
    </>
  );
}
