import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Number of rows drawn beyond each edge. It is small before the first scroll, because all rows are redrawn with every
 * letter typed; then larger, for frames in which the compositor scrolls ahead of the page.
 */
const overscan = { resting: 1, scrolled: 4 } as const;

/** Pages with more rows are windowed. */
const virtualFrom = 50;

export interface RowWindow {
  /** Positions on the page: from `start` up to, not including, `end`. */
  start: number;
  end: number;
}

export interface WindowInput {
  count: number;
  virtual: boolean;
  /** Position of the first row in sight. */
  first: number;
  scrolled: boolean;
  /** Heights in px. */
  viewport: number;
  rowHeight: number;
}

/** The rows to draw, computed from the height that all rows share. */
export function windowOf({ count, virtual, first, scrolled, viewport, rowHeight }: WindowInput): RowWindow {
  if (!virtual) return { start: 0, end: count };
  const inSight = Math.ceil(viewport / rowHeight) + 1;
  const beyond = scrolled ? overscan.scrolled : overscan.resting;
  const top = Math.max(0, Math.min(first, count - inSight));
  // One more at the end, since `firstRow` moves in steps of two.
  return { start: Math.max(0, top - beyond), end: Math.min(count, top + inSight + beyond + 1) };
}

/** The first row in sight, rounded down to an even number, which halves the number of renders. */
export function firstRow(scrollTop: number, rowHeight: number): number {
  const first = Math.max(0, Math.floor(scrollTop / rowHeight));
  return first - (first % 2);
}

/** Positions to draw in reading order: the window, and the row that must stay because it has the focus. */
export function positionsOf({ start, end }: RowWindow, kept: number | null): number[] {
  const positions = Array.from({ length: Math.max(0, end - start) }, (_, i) => start + i);
  if (kept === null) return positions;
  if (kept < start) positions.unshift(kept);
  else if (kept >= end) positions.push(kept);
  return positions;
}

/** The `scrollTop` that brings a row into sight, below the header and above `below` px; null if it is in sight. */
export function scrollTopFor(
  position: number,
  input: { scrollTop: number; viewport: number; rowHeight: number; header: number; below: number },
): number | null {
  const top = position * input.rowHeight;
  if (top < input.scrollTop) return top;
  const bottom = input.header + top + input.rowHeight + input.below - input.viewport;
  return bottom > input.scrollTop ? bottom : null;
}

interface WindowHookInput {
  scroller: RefObject<HTMLElement | null>;
  /** Height in px of the scroller. */
  viewport: number;
  /** Rows of the page. */
  count: number;
  /** Number of rows without search and filter, so that typing does not switch windowing on and off. */
  whole: number;
  rowHeight: number;
  /** Heights in px of the header and the bulk bar, which cover the scroller's edges. */
  header: number;
  below: number;
  /** Search, filter, sort and page: a change scrolls to the top. */
  request: readonly unknown[];
  /** Draws all rows: rows of different heights cannot be windowed. */
  never: boolean;
}

interface WindowHook extends RowWindow {
  /** Position of the first row in sight, rounded by `firstRow`. */
  first: number;
  /** Rows that Page Up and Page Down skip. */
  page: number;
  /** The table is being scrolled. */
  moving: boolean;
  scrollTo: (position: number) => void;
}

/** Scrolling has ended after this time without a scroll event, in ms. Safari before 26.2 has no `scrollend`. */
const STOPPED_AFTER = 120;

const atTop = { first: 0, scrolled: false, moving: false };

function same(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.every((value, i) => Object.is(value, b[i]));
}

/** The rows to draw, and how to bring another one into sight. */
export function useWindow(input: WindowHookInput): WindowHook {
  const { scroller, viewport, count, whole, rowHeight, header, below, request, never } = input;
  const virtual = !never && whole > virtualFrom;
  const [place, setPlace] = useState({ ...atTop, request });
  // `top` is kept, because reading `scrollTop` forces a layout of the rows that were just written.
  const latest = useRef({ request, rowHeight, top: 0 });

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element && latest.current.top > 0 && !same(latest.current.request, request)) element.scrollTop = 0;
    latest.current = { ...latest.current, request, rowHeight };
  });

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let stopTimer: ReturnType<typeof setTimeout> | undefined;
    const stopped = () => {
      stopTimer = undefined;
      setPlace((now) => ({ ...now, moving: false }));
    };
    const scrolled = () => {
      // In a low window the table is below the fold at first.
      if (stopTimer === undefined) element.parentElement?.scrollIntoView({ block: 'nearest' });
      clearTimeout(stopTimer);
      stopTimer = setTimeout(stopped, STOPPED_AFTER);
      const { request: asked, rowHeight: height } = latest.current;
      latest.current.top = element.scrollTop;
      const first = firstRow(latest.current.top, height);
      // Synchronously in the frame of the scroll event: a later frame would show empty space first.
      flushSync(() => {
        setPlace((now) =>
          now.first === first && now.moving && same(now.request, asked)
            ? now
            : { first, scrolled: true, moving: true, request: asked },
        );
      });
    };
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(stopTimer);
      element.removeEventListener('scroll', scrolled);
    };
  }, [scroller]);

  const { first, scrolled, moving } = same(place.request, request) ? place : atTop;
  const inner = Math.max(rowHeight, viewport - header);
  return {
    ...windowOf({ count, virtual, first, scrolled, viewport: inner, rowHeight }),
    first: Math.min(first, Math.max(0, count - 1)),
    page: Math.max(1, Math.floor((inner - below) / rowHeight) - 1),
    moving,
    scrollTo: (position) => {
      const element = scroller.current;
      if (!element) return;
      const { scrollTop, clientHeight } = element;
      const top = scrollTopFor(position, { scrollTop, viewport: clientHeight, rowHeight, header, below });
      if (top !== null) element.scrollTop = top;
    },
  };
}
