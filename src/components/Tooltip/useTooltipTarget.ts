import { useEffect, useState } from 'react';
import { type TooltipTarget, tooltipTarget } from './tooltipTarget.ts';

/** Milliseconds the pointer rests before the first tooltip; the next ones come at once. */
const OPEN_AFTER = 400;
/** Milliseconds to reach the tooltip itself, or the next element. */
const CLOSE_AFTER = 120;

/** The tooltip's own element: the pointer may rest on it (WCAG 2.2, 1.4.13). */
export const POPUP_MARK = 'data-tooltip-popup';

/** Watches pointer, focus and keys of the whole document and says whose tooltip shows. `onNear` fetches its code. */
export function useTooltipTarget(onNear: () => void): TooltipTarget | null {
  const [target, setTarget] = useState<TooltipTarget | null>(null);

  useEffect(() => {
    let shown: TooltipTarget | null = null;
    /** Pointed at: shown, or about to be. */
    let near: TooltipTarget | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function show(next: TooltipTarget | null) {
      clearTimeout(timer);
      near = next;
      if (next?.anchor === shown?.anchor) return;
      shown = next;
      setTarget(next);
    }

    function showAfter(next: TooltipTarget | null, delay: number) {
      clearTimeout(timer);
      timer = setTimeout(() => show(next?.anchor.isConnected ? next : null), delay);
    }

    function holds(node: EventTarget | null): boolean {
      if (!(node instanceof Element)) return false;
      return Boolean(near?.anchor.contains(node)) || node.closest(`[${POPUP_MARK}]`) !== null;
    }

    function onPointerOver({ target: over, pointerType }: PointerEvent) {
      if (pointerType === 'touch') return;
      const next = tooltipTarget(over);
      if (next) onNear();
      // What was pointed at may have been taken away, which tells no pointerout.
      if (!next && shown?.anchor.isConnected === false) return show(null);
      if (holds(over) && near?.anchor === shown?.anchor) return clearTimeout(timer);
      if (!next || next.anchor === near?.anchor) return;
      near = next;
      showAfter(next, shown ? 0 : OPEN_AFTER);
    }

    function onPointerOut({ target: left, relatedTarget }: PointerEvent) {
      if (!holds(left) || holds(relatedTarget)) return;
      near = shown;
      showAfter(null, CLOSE_AFTER);
    }

    function onFocusIn({ target: focused }: FocusEvent) {
      const next = tooltipTarget(focused);
      if (!next || next.anchor !== focused || !next.anchor.matches(':focus-visible')) return;
      onNear();
      show(next);
    }

    const hide = () => show(null);
    const hideWhenLeft = ({ target: left }: FocusEvent) => {
      if (left === shown?.anchor) hide();
    };
    const hideByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    };

    const ending = new AbortController();
    const passive = { signal: ending.signal, passive: true, capture: true };
    document.addEventListener('pointerover', onPointerOver, passive);
    document.addEventListener('pointerout', onPointerOut, passive);
    document.addEventListener('focusin', onFocusIn, passive);
    document.addEventListener('focusout', hideWhenLeft, passive);
    document.addEventListener('pointerdown', hide, passive);
    document.addEventListener('click', hide, passive);
    document.addEventListener('keydown', hideByKey, passive);
    // The element moves away under it.
    document.addEventListener('scroll', hide, passive);
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [onNear]);

  return target;
}
