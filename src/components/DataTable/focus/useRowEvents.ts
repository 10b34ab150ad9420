import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { isShortcut } from '#src/components/SearchInput/isShortcut.ts';
import { meantKey } from '#src/lib/meantKey.ts';
import type { RowSelection } from '../selection/useSelection.ts';
import type { DataTableProps } from '../types.ts';
import { controlsOf } from './rowControls.ts';
import type { RowCursor } from './useCursor.ts';

/** The command of a key on a row. */
type RowKey =
  | { type: 'move'; to: number; extend: boolean }
  | { type: 'step'; by: 1 | -1 }
  | { type: 'toggle'; range: boolean }
  | { type: 'activate' }
  | { type: 'leave' }
  | { type: 'selectAll' };

interface KeyInput {
  key: string;
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

interface KeyPlace {
  position: number;
  count: number;
  /** Rows that Page Up and Page Down skip. */
  page: number;
  /** The focus is on a control inside the row, which handles Space and Enter itself. */
  inControl: boolean;
  /** `j` and `k` move, too. */
  letters: boolean;
}

/** The command of a key; null leaves the key to the browser. */
export function rowKey(event: KeyInput, place: KeyPlace): RowKey | null {
  const key = meantKey(event);
  const command = event.ctrlKey || event.metaKey;
  if (command && !event.altKey && !event.shiftKey && key.toLowerCase() === 'a') return { type: 'selectAll' };
  if (command || event.altKey) return null;
  const last = place.count - 1;
  const move = (to: number): RowKey => ({
    type: 'move',
    to: Math.min(Math.max(0, to), last),
    extend: event.shiftKey,
  });
  switch (key) {
    case 'j':
      return place.letters ? move(place.position + 1) : null;
    case 'k':
      return place.letters ? move(place.position - 1) : null;
    case 'ArrowDown':
      return move(place.position + 1);
    case 'ArrowUp':
      return move(place.position - 1);
    case 'PageDown':
      return move(place.position + place.page);
    case 'PageUp':
      return move(place.position - place.page);
    case 'Home':
      return move(0);
    case 'End':
      return move(last);
    case 'ArrowRight':
    case 'ArrowLeft':
      return { type: 'step', by: key === 'ArrowRight' ? 1 : -1 };
    case 'Escape':
      return { type: 'leave' };
    case ' ':
      return place.inControl ? null : { type: 'toggle', range: event.shiftKey };
    case 'Enter':
      return place.inControl ? null : { type: 'activate' };
    default:
      return null;
  }
}

/** A row on the page, and the control in it that an event is about. */
interface RowPlace {
  readonly element: HTMLElement;
  readonly position: number;
  readonly control: HTMLElement | null;
}

/** The row that an event is about; null outside of rows. */
function placeOf(target: EventTarget): RowPlace | null {
  if (!(target instanceof Element)) return null;
  const element = target.closest<HTMLElement>('tr[data-position]');
  if (!element) return null;
  return {
    element,
    position: Number(element.dataset['position']),
    control:
      target.closest<HTMLElement>('button, input, a, select, textarea, label') ??
      // A click anywhere in the cell of the checkbox toggles it.
      target.querySelector<HTMLElement>(":scope[data-variant~='select'] > input"),
  };
}

/** Whether the browser opens a clicked link in another tab or window, and a click on a row means the selection. */
function hasModifier({ shiftKey, ctrlKey, metaKey, altKey }: MouseEvent): boolean {
  return shiftKey || ctrlKey || metaKey || altKey;
}

/** Whether a click opens the row: the first of a double click, without a modifier, and not the end of a text's selection. */
function isOpening(event: MouseEvent, row: Node): boolean {
  if (event.button !== 0 || event.detail > 1 || hasModifier(event)) return false;
  const texts = getSelection();
  return !texts || texts.isCollapsed || !texts.containsNode(row, true);
}

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
    const { position, control } = place;
    if (control?.matches('select, textarea, input:not([type="checkbox"])')) return;
    if (runRowKey(event, place)) return event.preventDefault();
    const command = rowKey(event, {
      position,
      count,
      page,
      inControl: control !== null,
      letters: rowKeys !== undefined && isShortcut(event.nativeEvent, meantKey(event)),
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
    onFocus: (event: FocusEvent) => {
      const place = placeOf(event.target);
      if (!place) return;
      cursor.onFocusRow(place.position);
    },
    onBlur: (event: FocusEvent) => cursor.onBlur(event.relatedTarget),
  };
}
