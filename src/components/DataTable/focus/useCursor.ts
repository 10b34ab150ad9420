import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ControlPlace, controlAt, controlPlace } from './rowControls.ts';

/**
 * Restores the focus after a row was deleted in a dialog. The button to which the dialog returns the focus is removed
 * with its row, so the focus would be lost, or reach the same button of the next row, where a second Enter would delete
 * that row too. Call the returned function at the deletion; when the dialog has closed, `target()` gets the focus.
 */
function useLostFocus(body: RefObject<HTMLElement | null>, target: () => HTMLElement | null): () => void {
  const latest = useRef(target);
  const expected = useRef(false);
  useEffect(() => {
    latest.current = target;
  });

  const check = useCallback(() => {
    if (!expected.current) return;
    // After the closing dialog has moved the focus itself.
    requestAnimationFrame(() => {
      const active = document.activeElement;
      if (!expected.current || inDialogOver(body.current, active)) return;
      expected.current = false;
      const lost = active === null || active === document.body;
      if (lost || body.current?.contains(active)) latest.current()?.focus({ preventScroll: true });
    });
  }, [body]);
  useEffect(() => {
    document.addEventListener('focusout', check);
    // A removed element fires no `focusout`; the next focused element fires `focusin`.
    document.addEventListener('focusin', check);
    return () => {
      document.removeEventListener('focusout', check);
      document.removeEventListener('focusin', check);
    };
  }, [check]);

  return () => {
    const active = document.activeElement;
    expected.current = !active || active === document.body || inDialogOver(body.current, active);
    // The dialog may be closed already.
    check();
  };
}

/** Whether the element is in a dialog over the table; a table in a dialog of its own is not under that one. */
function inDialogOver(body: HTMLElement | null, element: Element | null): boolean {
  const dialog = element?.closest('[role$="dialog"]');
  return dialog ? !dialog.contains(body) : false;
}

interface CursorInput {
  count: number;
  idAt: (position: number) => string;
  body: RefObject<HTMLTableSectionElement | null>;
  /** Gets the focus when the last row is removed while focused. */
  fallback: RefObject<HTMLElement | null>;
  scrollTo: (position: number) => void;
  /** Search, sort, filter and page: a change resets the cursor, unless a row has the focus. */
  request: readonly unknown[];
}

interface Cursor {
  id: string;
  position: number;
}

export interface RowCursor {
  /** The row in the Tab order; null until a row has had the focus. */
  position: number | null;
  /** Moves the cursor and the focus to a row, or to its control that corresponds to `control`. */
  moveTo: (position: number, control: Element | null) => void;
  /** Handler of the body's focus events. */
  onFocusRow: (position: number) => void;
  onBlur: (to: EventTarget | null) => void;
  /** Call it when an element with the focus, or the opener of a dialog, is removed: the cursor's row gets the focus. */
  expectLoss: () => void;
}

function rowAt(body: HTMLElement | null, position: number): HTMLElement | null {
  return body?.querySelector<HTMLElement>(`tr[data-position="${position}"]`) ?? null;
}

/** Whether a row is entirely outside of the scroller, as after sorting behind a dialog that returns the focus. */
function isOutOfSight(row: Element | null, scroller: Element | null): boolean {
  if (!row || !scroller) return false;
  const { top, bottom } = scroller.getBoundingClientRect();
  const at = row.getBoundingClientRect();
  return at.bottom <= top || at.top >= bottom;
}

function focusIn(row: HTMLElement | null, control: ControlPlace | null) {
  ((row && control && controlAt(row, control)) ?? row)?.focus({ preventScroll: true });
}

/** The current position of the cursor's row; null if the row is gone. */
function locate(cursor: Cursor, count: number, idAt: (position: number) => string): number | null {
  if (cursor.position < count && idAt(cursor.position) === cursor.id) return cursor.position;
  for (let i = 0; i < count; i++) if (idAt(i) === cursor.id) return i;
  return null;
}

/**
 * The row cursor: one row is in the Tab order, and arrow keys move the focus. The cursor belongs to a row, not to a
 * position: when the row moves after a refresh, the focus moves with it. When the row is deleted, the row now at its
 * position gets the focus.
 */
export function useCursor({ count, idAt, body, fallback, scrollTo, request }: CursorInput): RowCursor {
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const hasFocus = useRef(false);
  const lastRequest = useRef(request);
  const found = useMemo(() => (cursor ? locate(cursor, count, idAt) : null), [cursor, count, idAt]);
  const position = cursor && count > 0 ? (found ?? Math.min(cursor.position, count - 1)) : null;

  // The row in the Tab order is the cursor's, or the first in sight.
  const rowOrScroller = () =>
    body.current?.querySelector<HTMLElement>('tr[tabindex="0"]') ?? fallback.current;
  const expectLoss = useLostFocus(body, rowOrScroller);

  useLayoutEffect(() => {
    const previous = lastRequest.current;
    lastRequest.current = request;
    if (!cursor) return;
    if (!hasFocus.current && request.some((value, i) => !Object.is(value, previous[i]))) {
      setCursor(null);
      return;
    }
    if (found === cursor.position) return;
    if (hasFocus.current) {
      const active = document.activeElement;
      const control = found !== null && active?.closest('tr[data-position]') !== active ? active : null;
      focusIn(rowOrScroller(), control && controlPlace(control));
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
      // Before the row is drawn that gets the focus: a button that copies is removed with it.
      const place = control && controlPlace(control);
      // The row must be drawn before it is focused: the cursor's row is drawn even outside of the window.
      flushSync(() => setCursor({ id: idAt(to), position: to }));
      scrollTo(to);
      focusIn(rowAt(body.current, to), place);
    },
    onFocusRow: (to) => {
      hasFocus.current = true;
      if (isOutOfSight(rowAt(body.current, to), fallback.current)) scrollTo(to);
      if (to < count && cursor?.id !== idAt(to)) setCursor({ id: idAt(to), position: to });
    },
    onBlur: (to) => {
      if (!(to instanceof Node) || !body.current?.contains(to)) hasFocus.current = false;
    },
    expectLoss,
  };
}
