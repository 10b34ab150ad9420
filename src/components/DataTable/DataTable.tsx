import { type ClipboardEvent, type CSSProperties, type ReactNode, useState } from 'react';
import { loadOnce, preload } from '#src/components/loadOnce.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { Heading } from '../Typography/Typography.tsx';
import { tableHeights } from '../theme/tokens.ts';
import { useLoaded } from '../useLoaded.ts';
import type { OpenMenu } from './columns/ColumnHeader.tsx';
import { cardBarHeight, leastHeight } from './columns/columnLayout.ts';
import { TableEdges } from './columns/TableEdges.tsx';
import { TableHead } from './columns/TableHead.tsx';
import { ActionIcons } from './rows/ActionIcons.tsx';
import { CardBar } from './rows/CardBar.tsx';
import { CardHead } from './rows/CardHead.tsx';
import { rowsAsTsv } from './rows/rowsAsTsv.ts';
import { SkeletonRows } from './rows/SkeletonRows.tsx';
import { TableBody } from './rows/TableBody.tsx';
import { BulkBar } from './selection/BulkBar.tsx';
import { selectedRows } from './selection/rowSelection.ts';
import { TableRoot } from './style/tableStyle.ts';
import { statusText, TableFoot } from './TableFoot.tsx';
import { TableMessage } from './TableMessage.tsx';
import type { DataTableProps } from './types.ts';
import { useDataTable } from './useDataTable.ts';
import { useStable } from './useStable.ts';

const headerMenu = loadOnce(async () => (await import('./columns/HeaderMenu.tsx')).HeaderMenu);

/**
 * A table that searches, sorts and windows up to a hundred thousand rows while the user types. It fills the height that
 * its parent leaves and scrolls itself. `listing` states what it shows; the caller owns search, filters, page and
 * selection.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { id, label, noun, listing, paging, selection, onClearFilters } = props;
  const table = useDataTable(props);
  const { shape, grid, overflow, engine, layout, range, select } = table;
  const [menu, setMenu] = useState<OpenMenu>();
  const HeaderMenu = useLoaded(headerMenu, menu !== undefined);
  const head = useStable({
    selectAll: select.selectAll,
    intent: () => preload(headerMenu),
    // The button of the open menu closes it.
    menu: (opened: OpenMenu) => setMenu(menu?.column === opened.column ? undefined : opened),
  });

  const ready = listing.status === 'ready';
  const loading = listing.status === 'loading';
  const server = paging?.mode === 'server';
  const matchCount = server ? paging.total : table.matching.length;
  const cells = shape.columns.length + (shape.selectable ? 1 : 0) + (shape.expandable ? 1 : 0);
  const variables: CSSProperties = { ...grid.properties, '--row': `${table.rowHeight}px` };

  const selectAll = shape.selectable
    ? {
        label: paging ? 'Select this page' : `Select all ${noun.many}`,
        coverage: table.selected.coverage,
        empty: table.count === 0,
        onSelectAll: head.selectAll,
      }
    : undefined;
  const least = leastHeight(table.count, table.rowHeight, table.narrow ? cardBarHeight : tableHeights.head);

  let placeholder: ReactNode;
  if (loading) placeholder = <SkeletonRows shape={shape} />;
  else if (!ready || table.count === 0) {
    placeholder = (
      <TableMessage
        failure={listing.status === 'failed' ? listing : null}
        filtered={ready && (listing.filtered || table.all.length > 0)}
        columns={cells + (shape.actions.length > 0 ? 1 : 0)}
        width={table.window.width}
        noun={noun}
        empty={props.empty}
        onClearFilters={onClearFilters}
      />
    );
  }

  function copySelected(event: ClipboardEvent) {
    const ids = selection?.selected;
    if (!ids || ids.size === 0 || getSelection()?.isCollapsed === false) return;
    const rows =
      props.selectedRows?.() ?? selectedRows(table.all, table.matching, (row) => ids.has(props.rowId(row)));
    event.clipboardData.setData('text/plain', rowsAsTsv(rows, engine.visible));
    event.preventDefault();
  }

  return (
    <TableRoot
      // Not a custom property, which rows would inherit: the height changes with every letter typed.
      style={{ ...variables, minBlockSize: ready ? least : undefined }}
      data-status={listing.status}
      data-select={shape.selectable || undefined}
      data-overflow={overflow || undefined}
      data-bulk={(selection && selection.selected.size > 0) || undefined}
      onCopy={copySelected}
    >
      {shape.actions.length > 0 && <ActionIcons tableId={id} actions={shape.actions} />}
      {props.title && (
        <div data-part="title">
          <Heading level={2} id={`${id}-title`}>
            {props.title(matchCount)}
          </Heading>
          {table.selected.text !== null && <Badge intent="primary">{table.selected.text}</Badge>}
        </div>
      )}
      {table.narrow && (
        <CardBar columns={props.columns} sort={table.sort} commands={engine.commands} selectAll={selectAll} />
      )}
      {table.note && <p data-part="note">{table.note}</p>}
      <div ref={table.scroller} data-part="scroller" id={id} tabIndex={-1}>
        {overflow && (
          <TableEdges
            scroller={table.scroller}
            grid={grid}
            room={table.window.width}
            height={Math.min(table.window.height, tableHeights.head + table.count * table.rowHeight)}
          />
        )}
        <table
          role="table"
          aria-labelledby={props.title ? `${id}-title` : `${id}-caption`}
          aria-busy={loading || (ready && listing.refreshing)}
          aria-rowcount={ready ? range.count + 1 : -1}
        >
          <caption id={`${id}-caption`}>{label}</caption>
          {table.narrow ? (
            <CardHead shape={shape} sort={table.sort} />
          ) : (
            <TableHead
              shape={shape}
              sort={table.sort}
              widths={layout.widths}
              sizes={table.sizes}
              commands={engine.commands}
              selectAll={selectAll}
              onPreload={head.intent}
              onMenu={head.menu}
              openMenu={menu?.column}
            />
          )}
          <TableBody
            body={table.body}
            rows={engine.rows}
            positions={table.positions}
            moving={table.window.moving}
            held={table.cursor.position}
            current={table.current}
            selected={selection?.selected}
            firstIndex={range.from + 1}
            rowHeight={table.rowHeight}
            height={table.count * table.rowHeight}
            loading={loading}
            refreshing={ready && listing.refreshing}
            query={table.query}
            shape={shape}
            expansion={props.expansion}
            expanded={table.expanded}
            events={table.events}
          >
            {placeholder}
          </TableBody>
        </table>
      </div>
      {menu && HeaderMenu && !table.narrow && (
        <HeaderMenu
          menu={menu}
          columns={engine.visible}
          layout={layout}
          sort={table.sort}
          commands={engine.commands}
          onClose={() => setMenu(undefined)}
        />
      )}
      {selection && table.selected.text !== null && (
        <BulkBar
          // The badge beside a title has the number.
          heading={props.title ? 'Selection' : table.selected.text}
          matching={table.selected.moreToSelect ? matchCount : 0}
          onSelectAll={selection.onSelectAllMatching ?? table.selected.selectMatching}
          onClear={() => selection.onChange(new Set())}
        >
          {selection.actions}
        </BulkBar>
      )}
      <TableFoot status={statusText(listing, range, noun)} selected={table.selected.status}>
        {paging && ready && (
          <Pagination page={range.page} pageCount={range.pageCount} onPageChange={paging.onPageChange} />
        )}
      </TableFoot>
    </TableRoot>
  );
}
