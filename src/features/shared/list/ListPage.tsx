import { type ReactNode, useRef, useState } from 'react';
import { Badge } from '#src/components/Badge/Badge.tsx';
import type { Column, DataTableProps, TableHandle } from '#src/components/DataTable/types.ts';
import { type Loadable, useLoadAhead } from '#src/components/loadAhead.ts';
import { hasDraftAt } from '#src/features/shared/form/unsavedInput.ts';
import { BulkDeleteDialog, DeleteDialog } from '#src/features/shared/list/bulk/recordDialogs.ts';
import type { EmailParts, ListEmailProps } from '#src/features/shared/list/describe/listEmail.ts';
import { copyLabels } from '#src/lib/recordNumbers.ts';
import { shownList } from './commands/shownList.ts';
import type { ListDescription } from './describe/description.ts';
import type { ListDialogs } from './describe/dialogs.ts';
import type { ListFilters } from './describe/filters.ts';
import { listDialogOf, openedDialogOf, type RecordDialog } from './describe/opened.ts';
import type { ListAction } from './describe/rowActions.tsx';
import { AddButton, ListHead } from './head/ListHead.tsx';
import { useSearchKeys } from './head/useSearchKeys.ts';
import { ListNotices } from './ListNotices.tsx';
import { BulkActions, ListTable } from './ListTable.tsx';
import { useCellLinks } from './links/useCellLinks.tsx';
import { ShownDialog } from './ShownDialog.tsx';
import type { ListSelection, ListState } from './state/listState.ts';
import { useTableParts } from './useTableParts.ts';

export interface ListPageProps<
  Row extends { readonly id: string },
  Filters extends ListFilters<Row>,
  Dialog extends string,
  Context,
> {
  description: ListDescription<Row, Filters, Dialog>;
  list: ListState<Row, Filters, Dialog>;
  /** The dialogs. Define them outside of the component. */
  dialogs: ListDialogs<Row, Dialog, Context>;
  /** What the dialogs get besides the record: data and actions. */
  dialogProps: NoInfer<Context>;
  /** Buttons of every row. Define them outside of the component. */
  rowActions?: readonly ListAction<Row, RecordDialog<Dialog>>[];
  /** Buttons before the primary button; Export when absent. */
  actions?: ReactNode;
  /** Buttons for the selected rows; Export and the list's bulk changes when absent. */
  bulk?: ReactNode;
  /** Beside the title: `Sample data`. */
  badge?: ReactNode;
  /** Stat cards above the filters. */
  cards?: ReactNode;
  /** Messages between the filters and the table. */
  notices?: ReactNode;
  /** Visible title of the table from the number of matching rows: `Support Tickets (14)`. */
  tableTitle?: (count: number) => string;
  /** No row can be selected, added or changed; a badge beside the title says `Read-only`. */
  readOnly?: boolean;
  /** One-character keys that act on the row with the focus. */
  rowKeys?: DataTableProps<Row>['row']['keys'];
  /** A dialog stays mounted when another record takes the place of its record, as steps from one to the next do. */
  dialogStays?: boolean;
  /** The button Email, for a list whose records are written to. */
  email?: EmailParts;
  /** Content of an expanded row; for tables of at most 50 rows a page. */
  expansion?: DataTableProps<Row>['expansion'];
}

type EmailedList<Row> = Pick<
  ListDescription<Row, ListFilters<Row>, string>,
  'id' | 'nameOf' | 'noun' | 'email'
>;

/** Emails to the selected records of a list; undefined for one whose records are not written to. */
export function emailOf<Row extends { readonly id: string }>(
  { id, nameOf, noun, email }: EmailedList<Row>,
  { rows, readNow }: Pick<ListSelection<Row>, 'rows' | 'readNow'>,
): ListEmailProps | undefined {
  if (!email) return undefined;
  const toRecipient = (row: Row) => ({ id: row.id, name: nameOf(row), email: email.of(row) });
  return {
    place: id,
    noun: email.noun ?? noun,
    recipients: () => rows().map(toRecipient),
    readNow: () => readNow().then((page) => ({ ...page, rows: page.rows.map(toRecipient) })),
  };
}

/** The page of every list: head, saved views, stat cards, filters, notices, table, dialogs. */
export function ListPage<
  Row extends { readonly id: string },
  Filters extends ListFilters<Row>,
  Dialog extends string,
  Context,
>(props: ListPageProps<Row, Filters, Dialog, Context>) {
  const { description, list, dialogs, readOnly = false } = props;
  const { onAdd, onImport, onOpen } = list.open;
  // Before the code of what a press opens.
  const links = useCellLinks(description.columns, list.read.status !== 'loading');
  useLoadAhead(list.read.status !== 'loading', codesOf(dialogs, readOnly));
  const { columns, actions } = useTableParts({
    columns: description.columns,
    find: links.find,
    rowActions: props.rowActions,
    readOnly,
    onOpen,
  });
  const email = emailOf(description, list.selection);
  // Only at first: the dialog takes the draft over.
  const [kept] = useState(() => hasDraftAt(`${description.id} email `));
  const table = useRef<TableHandle>(null);
  const opens = openedDialogOf(description.dialogs);
  const onActivate = opens && ((row: Row) => onOpen(opens, row));
  const { read, view } = list;
  const onSearchKey = useSearchKeys({
    table,
    read,
    rows: view.rows,
    count: view.range.count,
    onOpen: onActivate,
  });
  const adding = listDialogOf(description.dialogs, 'add');
  const importing = listDialogOf(description.dialogs, 'import');
  const add =
    description.add === undefined || adding === undefined || readOnly ? null : (
      <AddButton text={description.add} onAdd={() => onAdd()} />
    );

  shownList.useProvided({
    id: description.id,
    onAdd: add && onAdd,
    onImport: importing === undefined || readOnly ? null : onImport,
    exporting: list.files,
    views: list.views.views,
    onView: list.views.onSelect,
  });

  return (
    <>
      <ListHead<Row>
        description={description}
        list={list}
        columns={columns}
        add={add}
        actions={props.actions}
        importing={importing === undefined || readOnly ? null : { progress: list.files.importing, onImport }}
        badge={readOnly ? <ReadOnlyBadge more={props.badge} /> : props.badge}
        cards={props.cards}
        counted={props.tableTitle !== undefined}
        onSearchKey={onSearchKey}
      />
      <ListNotices read={read} slowRead={list.slowRead} noun={description.noun.many} limits={list.limits} />
      {props.notices}
      <ListTable<Row>
        table={table}
        onActivate={onActivate}
        href={opens && ((row) => list.open.urlOf(opens, row))}
        description={description}
        list={list}
        columns={columns}
        actions={actions}
        title={props.tableTitle}
        readOnly={readOnly}
        bulk={props.bulk}
        email={email && props.email ? <props.email.Button {...email} size="small" fill="quiet" /> : null}
        expansion={props.expansion}
        rowKeys={props.rowKeys}
        onFollow={links.onFollow}
        add={add}
      />
      {links.reader}
      {email && props.email && kept ? <props.email.Kept {...email} /> : null}
      <ShownDialog
        dialogs={dialogs}
        context={props.dialogProps}
        open={list.open}
        stays={props.dialogStays}
        kind={description.id}
        noun={description.noun.one}
        nameOf={description.nameOf}
        identityOf={(row) => identityOf(description.columns, row)}
        deletion={list.changes.deletion}
      />
    </>
  );
}

/** What tells a record from others of the same name: its email address, and its Emirates ID or else its id. */
function identityOf<Row extends { readonly id: string }>(
  columns: readonly Column<Row>[],
  row: Row,
): readonly string[] {
  const textOf = (label: string) => columns.find(({ copied }) => copied === label)?.text(row) ?? '';
  return [textOf(copyLabels.email), textOf(copyLabels.emiratesId) || row.id].filter(Boolean);
}

/** The code of what the page may open: its dialogs, and for records that can be changed the deletion of one or many. */
function codesOf(dialogs: Readonly<Record<string, Loadable>>, readOnly: boolean): readonly Loadable[] {
  const codes = Object.values(dialogs);
  return readOnly ? codes : [...codes, BulkActions, DeleteDialog, BulkDeleteDialog];
}

function ReadOnlyBadge({ more }: { more: ReactNode }) {
  return (
    <>
      <Badge>Read-only</Badge>
      {more}
    </>
  );
}
