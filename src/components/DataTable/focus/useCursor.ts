import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLostFocus } from './useLostFocus.ts';

interface CursorInput {
  count: number;
  idAt: (position: number) => string;
  body: RefObject<HTMLTableSectionElement | null>;
  /** Takes the focus when the last row goes while it has it. */
  fallback: RefObject<HTMLElement | null>;
  scrollTo: (position: number) => void;
  /** Another search, sort, filter or page starts over, unless a row has the focus. */
  request: readonly unknown[];
}

interface Cursor {
  id: string;
  position: number;
}

export interface RowCursor {
  /** The row in the Tab order; null until a row has had the focus. */
  position: number | null;
  /** Puts the cursor and the focus on the row, or on its control that is like this one. */
  moveTo: (position: number, control: Element | null) => void;
  /** For the body's focus and blur events. */
  onFocusRow: (position: number) => void;
  onBlur: (to: EventTarget | null) => void;
}

/** The controls of a row in reading order. */
export function controlsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('button:enabled, input:enabled, a[href], select:enabled')];
}

function rowAt(body: HTMLElement | null, position: number): HTMLElement | null {
  return body?.querySelector<HTMLElement>(`tr[data-position="${position}"]`) ?? null;
}

/** The control of the row that is like `control`: the same action, or the first one of the same cell. */
function controlLike(row: Element, control: Element): HTMLElement | undefined {
  const action = control.getAttribute('data-action');
  const cell = control.closest('td');
  return controlsOf(row).find((candidate) =>
    action
      ? candidate.dataset['action'] === action
      : cell !== null && candidate.closest('td')?.cellIndex === cell.cellIndex,
  );
}

/** The focus can come to a row that was sorted away while a dialog had it. One that is cut by an edge is in sight. */
function isOutOfSight(row: Element | null, scroller: Element | null): boolean {
  if (!row || !scroller) return false;
  const { top, bottom } = scroller.getBoundingClientRect();
  const at = row.getBoundingClientRect();
  return at.bottom <= top || at.top >= bottom;
}

function focusIn(row: HTMLElement | null, control: Element | null) {
  ((row && control && controlLike(row, control)) ?? row)?.focus({ preventScroll: true });
}

/** Where the row with this id is now. */
function locate(cursor: Cursor, count: number, idAt: (position: number) => string): number | null {
  if (cursor.position < count && idAt(cursor.position) === cursor.id) return cursor.position;
  for (let i = 0; i < count; i++) if (idAt(i) === cursor.id) return i;
  return null;
}

/**
 * The row cursor: one row is in the Tab order and arrow keys move the focus. The cursor belongs to a row,
 * not to a place: when rows are asked for again and the row has moved, focus goes with it; when it is gone,
 * to the row that took its place.
 */
export function useCursor({ count, idAt, body, fallback, scrollTo, request }: CursorInput): RowCursor {
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const hasFocus = useRef(false);
  const lastRequest = useRef(request);
  const found = useMemo(() => (cursor ? locate(cursor, count, idAt) : null), [cursor, count, idAt]);
  const position = cursor && count > 0 ? (found ?? Math.min(cursor.position, count - 1)) : null;

  const rowOrScroller = () => (position === null ? fallback.current : rowAt(body.current, position));
  const expectLoss = useLostFocus(body, rowOrScroller);

  useLayoutEffect(() => {
    const asked = lastRequest.current;
    lastRequest.current = request;
    if (!cursor) return;
    if (!hasFocus.current && request.some((value, i) => !Object.is(value, asked[i]))) {
      setCursor(null);
      return;
    }
    if (found === cursor.position) return;
    if (hasFocus.current) {
      const active = document.activeElement;
      const control = found !== null && active?.closest('tr[data-position]') !== active ? active : null;
      focusIn(rowOrScroller(), control);
    } else if (found === null) {
      expectLoss();
    }
    if (position === null) hasFocus.current = false;
    setCursor(position === null ? null : { id: idAt(position), position });
  });

  return {
    position,
    moveTo: (to, control) => {
      if (to < 0 || to >= count) return;
      // Drawn first, wherever it is: the row of the cursor is kept even outside the window.
      flushSync(() => setCursor({ id: idAt(to), position: to }));
      scrollTo(to);
      focusIn(rowAt(body.current, to), control);
    },
    onFocusRow: (to) => {
      hasFocus.current = true;
      if (isOutOfSight(rowAt(body.current, to), fallback.current)) scrollTo(to);
      if (to < count && cursor?.id !== idAt(to)) setCursor({ id: idAt(to), position: to });
    },
    onBlur: (to) => {
      if (!(to instanceof Node) || !body.current?.contains(to)) hasFocus.current = false;
    },
  };
}
