import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { copyWords } from '../CopyButton/copyText.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx';
import { loadOnce } from '../loadOnce.ts';
import { Pagination } from '../Pagination/Pagination.tsx';
import { Heading } from '../Typography/Typography.tsx';
import { useFocusOnLeave } from '../useFocusOnLeave.ts';
import { useLoaded } from '../useLoaded.ts';
import { CardBar } from './cards/CardBar.tsx';
import { cardBarHeight, leastHeight } from './columns/columnLayout.ts';
import { type OpenMenu, TableHead } from './columns/TableHead.tsx';
import { ActionIcons } from './rows/ActionIcons.tsx';
import { TableBody } from './rows/TableBody.tsx';
import type { RowTemplate } from './rowTemplate.ts';
import { TableRoot } from './style/tableStyle.ts';
import type { DataTableProps } from './types.ts';
import { useDataTable } from './useDataTable.ts';
import { useStable } from './useStable.ts';

interface TableMessageProps extends Pick<DataTableProps<never>, 'state' | 'failedTitle' | 'empty'> {
  columns: number;
  /** Visible width of the table in px. */
  width: number;
}

const scrollerOf = (row: HTMLElement) => row.closest<HTMLElement>('[data-part="scroller"]');

/** The row of a message. When it is removed while it contains the focus, the table's scroller gets the focus. */
function MessageRow({ columns, width, children }: { columns: number; width: number; children: ReactNode }) {
  const row = useRef<HTMLTableRowElement>(null);
  useFocusOnLeave(row, scrollerOf);
  return (
    <tr ref={row} role="row" data-message style={{ inlineSize: width }}>
      <td role="cell" colSpan={columns} aria-colspan={columns}>
        {children}
      </td>
    </tr>
  );
}

/** One cell across the table that explains why there are no rows and offers a remedy. */
function TableMessage({ state, failedTitle = 'Failed to load', empty, columns, width }: TableMessageProps) {
  if (state.status === 'failed') {
    return (
      <MessageRow key="failed" columns={columns} width={width}>
        <ErrorPanel title={failedTitle} message={state.error.message} onRetry={state.retry} />
      </MessageRow>
    );
  }
  return (
    // Another text is another message: the focus in the former one moves to the table.
    <MessageRow key={`empty ${empty.text}`} columns={columns} width={width}>
      <EmptyState title={empty.title} text={empty.text} action={empty.action} />
    </MessageRow>
  );
}

/** Enough rows for a large screen; surplus rows are cut off. */
const SKELETON_ROWS = 24;
const fills = ['62%', '78%', '54%', '70%', '46%'];

/** Placeholder rows with the height and columns of the expected rows. The body hides them from assistive technology. */
function SkeletonRows<Row>({ template }: { template: RowTemplate<Row> }) {
  const actions: CSSProperties = { '--actions': template.actions.length };
  return Array.from({ length: SKELETON_ROWS }, (_, row) => `row ${row}`).map((key, row) => (
    <tr key={key} data-skeleton>
      {template.selectable && <td data-variant="select" />}
      {template.expandable && <td data-variant="expand" />}
      {template.cells.map(({ column, variant, style }, i) => {
        const fill: CSSProperties = { ...style, '--fill': fills[(row + i) % fills.length] };
        return <td key={column.id} data-variant={variant} style={fill} />;
      })}
      {template.actions.length > 0 && <td data-variant="actions" style={actions} />}
    </tr>
  ));
}

interface TableFootProps {
  status: string;
  /** Text with the number of selected rows; null for none. */
  selected: string | null;
  /** What is announced of an action: a copied text, another order, a column that was moved or hidden; '' for nothing. */
  said: string;
  children: ReactNode;
}

/**
 * The line under the rows: status and pages. What is only read out: the number of selected
 * rows, which the bulk bar shows, and what an action in the table did.
 */
function TableFoot({ status, selected, said, children }: TableFootProps) {
  return (
    <div data-part="foot">
      <span role="status">
        <span>{status}</span>
        {selected !== null && <span data-part="hidden">{`, ${selected}`}</span>}
      </span>
      <span aria-live="polite" data-part="hidden">
        {said}
      </span>
      {children}
    </div>
  );
}

const headerMenu = loadOnce(async () => (await import('./columns/HeaderMenu.tsx')).HeaderMenu);
const bulkBar = loadOnce(async () => (await import('./selection/BulkBar.tsx')).BulkBar);

/**
 * A table that draws the rows of a view, windowed if they are many, and reports what the user does. It fills the height
 * that its parent leaves and scrolls itself. Searching, sorting and paging are the caller's: `viewOf` of the list.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { id, label, title, state, view, sorting, selection, empty, foot } = props;
  const table = useDataTable(props);
  const { template, grid, engine, select } = table;
  const { sort } = sorting;
  const { range } = view;
  const [menu, setMenu] = useState<OpenMenu>();
  const HeaderMenu = useLoaded(headerMenu, menu !== undefined, () => setMenu(undefined));
  const head = useStable({
    selectAll: select.selectAll,
    // The button of the open menu closes it.
    menu: (opened: OpenMenu) => setMenu(menu?.column === opened.column ? undefined : opened),
  });

  const ready = state.status === 'ready';
  const loading = state.status === 'loading';
  const refreshing = ready && state.refreshing;
  const cells =
    template.cells.length +
    (template.selectable ? 1 : 0) +
    (template.expandable ? 1 : 0) +
    (template.actions.length > 0 ? 1 : 0);
  const variables: CSSProperties = { ...grid.style, '--row': `${table.rowHeight}px` };
  const selecting = selection !== undefined && selection.selected.size > 0;
  const BulkBar = useLoaded(bulkBar, selecting && selection.selected);

  const selectAll = selection && {
    label: selection.label,
    coverage: table.coverage,
    disabled: table.count === 0 || table.outdated,
    onSelectAll: head.selectAll,
  };
  const least = leastHeight(table.count, table.usualHeight, table.cards ? cardBarHeight : undefined);

  let placeholder: ReactNode;
  if (loading) placeholder = <SkeletonRows template={template} />;
  else if (!ready || table.count === 0) {
    placeholder = (
      <TableMessage
        state={state}
        failedTitle={props.failedTitle}
        empty={empty}
        columns={cells}
        width={table.width}
      />
    );
  }

  return (
    <TableRoot
      // Not a custom property, which rows would inherit: the height changes with every letter typed.
      style={{ ...variables, minBlockSize: ready ? least : undefined }}
      data-status={state.status}
      data-cards={table.cards || undefined}
      data-select={template.selectable || undefined}
      data-opens={props.row.onActivate !== undefined || template.expandable || undefined}
      data-bulk={selecting || undefined}
      data-sticks={(ready && grid.sticks) || undefined}
      data-more={ready && table.count > 0 ? table.more : undefined}
    >
      <span ref={table.ruler} data-part="ruler" />
      <ActionIcons
        tableId={id}
        actions={template.actions}
        copies={!table.cards && engine.visible.some(({ copied }) => copied !== undefined)}
      />
      {title !== undefined && (
        <div data-part="title">
          <Heading level={2} id={`${id}-title`}>
            {title}
          </Heading>
          {selecting && <Badge intent="primary">{selection.text}</Badge>}
        </div>
      )}
      {table.cards && (
        <CardBar columns={props.columns} sort={sort} commands={engine.commands} selectAll={selectAll} />
      )}
      {table.note && <p data-part="note">{table.note}</p>}
      <div ref={table.scroller} data-part="scroller" id={id} tabIndex={-1}>
        <table
          role="table"
          aria-labelledby={title !== undefined ? `${id}-title` : `${id}-caption`}
          aria-busy={loading || refreshing}
          aria-rowcount={ready ? range.count + 1 : -1}
        >
          <caption id={`${id}-caption`}>{label}</caption>
          <TableHead
            template={template}
            sort={sort}
            commands={engine.commands}
            selectAll={selectAll}
            onMenu={head.menu}
            openMenu={menu?.column}
          />
          <TableBody
            body={table.body}
            rows={view.rows}
            rowId={props.row.id}
            positions={table.positions}
            moving={table.window.moving}
            keptPosition={table.cursor.position}
            current={table.current}
            selected={selection?.selected}
            firstIndex={range.from + 1}
            rowHeight={table.rowHeight}
            height={table.count * table.rowHeight}
            loading={loading}
            refreshing={refreshing}
            search={view.search}
            template={template}
            expansion={props.expansion}
            expanded={table.expanded}
            copied={table.copied}
            events={table.events}
            hrefAt={table.hrefAt}
          >
            {placeholder}
          </TableBody>
        </table>
      </div>
      {menu && HeaderMenu && !table.cards && (
        <HeaderMenu
          menu={menu}
          columns={engine.visible}
          hides={props.layout !== undefined}
          commands={engine.commands}
          onClose={() => setMenu(undefined)}
        />
      )}
      {selecting && BulkBar && (
        <BulkBar
          // The badge beside a title has the number.
          heading={title === undefined ? selection.text : 'Selection'}
          matching={selection.more?.count ?? 0}
          onSelectAll={() => selection.more?.onSelect()}
          onClear={() => selection.onChange(new Set())}
        >
          {selection.actions}
        </BulkBar>
      )}
      <TableFoot
        status={foot.status}
        selected={selecting ? selection.status : null}
        said={table.copied ? copyWords[table.copied.result] : (table.said ?? '')}
      >
        {foot.onPage && ready && (
          <Pagination page={range.page} pageCount={range.pageCount} onPageChange={foot.onPage} />
        )}
      </TableFoot>
    </TableRoot>
  );
}
