import { type RefObject, useEffect } from 'react';

/** The widths in px of what stays in sight at both edges of a table while the columns between them scroll. */
export interface StuckWidths {
  readonly start: number;
  readonly end: number;
}

/**
 * Scrolls a control that gets the focus by keyboard out of what stays in sight at the edges (WCAG 2.4.11). Browsers leave
 * one that is covered in part, and with a scroll padding they scroll for the controls at the edges too.
 */
export function useUncovered(scroller: RefObject<HTMLElement | null>, start: number, end: number): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element || start + end === 0) return;
    const uncover = ({ target }: FocusEvent) => {
      const control = target instanceof Element && target.matches(':focus-visible') ? target : null;
      const cell = control?.closest('td, th');
      if (!control || !cell || getComputedStyle(cell).position === 'sticky') return;
      const { left, right } = control.getBoundingClientRect();
      const edge = element.getBoundingClientRect().left;
      const before = edge + start - left;
      const after = right - (edge + element.clientWidth - end);
      if (before > 0) element.scrollLeft -= before;
      else if (after > 0) element.scrollLeft += after;
    };
    element.addEventListener('focusin', uncover);
    return () => element.removeEventListener('focusin', uncover);
  }, [scroller, start, end]);
}
