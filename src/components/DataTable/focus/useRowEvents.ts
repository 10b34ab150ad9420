import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { RowSelection } from '#src/components/DataTable/selection/useSelection.ts';
import type { DataTableProps } from '#src/components/DataTable/types.ts';
import { isShortcut } from '#src/components/SearchInput/isShortcut.ts';
import { isCut } from './isCut.ts';
import { type RowKey, rowKey } from './keys.ts';
import { controlsOf } from './rowControls.ts';
import { hasModifier, isOpening, placeOf, type RowPlace } from './rowPlace.ts';
import type { RowCursor } from './useCursor.ts';

interface RowEventsInput<Row> {
  count: number;
  page: number;
  rowAt: (position: number) => Row | undefined;
  cursor: RowCursor;
  select: RowSelection;
  selection: DataTableProps<Row>['selection'];
  actions: NonNullable<DataTableProps<Row>['actions']>;
  onActivate: ((row: Row) => void) | undefined;
  onFollow: ((path: string) => void) | undefined;
  rowKeys: DataTableProps<Row>['row']['keys'];
  onExpand: ((row: Row) => void) | undefined;
  /** Copies the text of a row's column. */
  onCopy: (row: Row, column: string) => void;
}

/** Event handlers of the table's body, which handle pointer and keys for all rows. */
export function useRowEvents<Row>(input: RowEventsInput<Row>) {
  const { count, page, rowAt, cursor, select, selection, actions, onActivate, rowKeys } = input;
  const { onExpand, onCopy, onFollow } = input;
  const actionOf = (control: HTMLElement | null | undefined) =>
    actions.find((action) => action.id === control?.dataset['action']);

  function runControl(control: HTMLElement, position: number, row: Row, event: MouseEvent) {
    if (control instanceof HTMLInputElement && selection) {
      if (event.shiftKey) select.toggleTo(position);
      else select.toggle(position);
    } else if (control.dataset['action'] === 'expand') {
      onExpand?.(row);
    } else if (control.dataset['part'] === 'name') {
      openLink(control, event, () => onActivate?.(row));
    } else if (control instanceof HTMLAnchorElement) {
      const path = control.getAttribute('href') ?? '';
      // The browser follows a URL with a scheme.
      if (path.startsWith('/')) openLink(control, event, () => onFollow?.(path));
    } else if (control.dataset['copies'] !== undefined) {
      onCopy(row, control.dataset['copies']);
    } else {
      actionOf(control)?.onSelect(row);
    }
  }

  /** Opens a link in place; with a modifier the browser opens its URL in another tab or window. */
  function openLink(link: Node, event: MouseEvent, open: () => void) {
    if (hasModifier(event)) return;
    event.preventDefault();
    if (isOpening(event, link)) open();
  }

  function onClick(event: MouseEvent) {
    const place = placeOf(event.target);
    const row = place && rowAt(place.position);
    if (!place || !row) return;
    if (place.control) runControl(place.control, place.position, row, event);
    else if (selection && event.shiftKey) select.toggleTo(place.position);
    else if (selection && (event.ctrlKey || event.metaKey)) select.toggle(place.position);
    else if (isOpening(event, place.element)) (onExpand ?? onActivate)?.(row);
  }

  /** Runs the caller's command for a key on a row; false if the key has none. */
  function runRowKey(event: KeyboardEvent, { position, control }: RowPlace): boolean {
    const row = rowAt(position);
    const entry = Object.entries(rowKeys ?? {}).find(([key]) => isShortcut(event.nativeEvent, key));
    if (!entry || row === undefined) return false;
    entry[1](row, (by) => {
      const to = position + by;
      if (to < 0 || to >= count) return false;
      select.endRange();
      cursor.moveTo(to, control);
      return true;
    });
    return true;
  }

  /** Runs a command of the keyboard at a row; false if it changes nothing here. */
  function run(command: RowKey, { element, position, control }: RowPlace): boolean {
    const row = rowAt(position);
    switch (command.type) {
      case 'move':
        if (selection && command.extend) select.extend(position, command.to);
        else select.endRange();
        cursor.moveTo(command.to, control);
        return true;
      case 'step': {
        const controls = controlsOf(element);
        // From the row itself backwards to its last control, so that its buttons are near however many links it has.
        const at = control ? controls.indexOf(control) : command.by > 0 ? -1 : controls.length;
        const next = Math.min(at + command.by, controls.length - 1);
        (controls[next] ?? element).focus();
        return true;
      }
      case 'toggle':
        if (selection && command.range) select.toggleTo(position);
        else if (selection) select.toggle(position);
        else if (row) onExpand?.(row);
        return true;
      case 'activate':
        if (row) (onActivate ?? onExpand)?.(row);
        return true;
      case 'leave':
        if (control) element.focus();
        else if (selection && selection.selected.size > 0) selection.onChange(new Set());
        else return false;
        return true;
      case 'selectAll':
        if (selection) select.selectAll(true);
        return selection !== undefined;
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    const place = placeOf(event.target);
    if (!place || event.defaultPrevented) return;
    const { element, position, control } = place;
    if (control?.matches('select, textarea, input:not([type="checkbox"])')) return;
    if (runRowKey(event, place)) return event.preventDefault();
    const command = rowKey(event, {
      position,
      count,
      page,
      rightToLeft: getComputedStyle(element).direction === 'rtl',
      inControl: control !== null,
      letters: rowKeys !== undefined && isShortcut(event.nativeEvent, event.key),
    });
    if (!command || !run(command, place)) return;
    event.preventDefault();
    // The row handles the first Escape, so that it does not close a dialog around the table.
    event.stopPropagation();
  }

  return {
    onClick,
    onKeyDown,
    onMouseDown: (event: MouseEvent) => {
      // Shift click and double click must not select text.
      const place = placeOf(event.target);
      if (place && !place.control && ((selection && event.shiftKey) || (onActivate && event.detail > 1))) {
        event.preventDefault();
        place.element.focus({ preventScroll: true });
      }
    },
    onPointerOver: (event: PointerEvent) => {
      if (!(event.target instanceof Element)) return;
      const cell = event.target.closest<HTMLElement>('td');
      if (!cell || event.target.closest('button')) return;
      // A tooltip shows the whole text of a cut-off cell. Only the hovered cell is measured.
      if (isCut(cell)) cell.title = cell.innerText;
      else cell.removeAttribute('title');
    },
    onFocus: (event: FocusEvent) => {
      const place = placeOf(event.target);
      if (!place) return;
      cursor.onFocusRow(place.position);
    },
    onBlur: (event: FocusEvent) => cursor.onBlur(event.relatedTarget),
  };
}
