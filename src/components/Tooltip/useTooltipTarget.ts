import { useEffect, useState } from 'react';
import { type TooltipTarget, tapTarget, tooltipTarget } from './tooltipTarget.ts';

/** Milliseconds of hover before the first tooltip, the next ones open at once; and of focus, so that none opens on the way. */
const OPEN_AFTER = 400;
/** Milliseconds for the pointer to reach the tooltip or the next element. */
const CLOSE_AFTER = 120;

/** Marks the tooltip's element, which the pointer may hover (WCAG 2.2, 1.4.13). */
export const POPUP_MARK = 'data-tooltip-popup';

/** The tooltip to show, from pointer, focus and key events of the document. */
export function useTooltipTarget(): TooltipTarget | null {
  const [target, setTarget] = useState<TooltipTarget | null>(null);

  useEffect(() => {
    let shown: TooltipTarget | null = null;
    /** The hovered target: its tooltip is shown or about to be. */
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
      // A removed element fires no pointerout.
      if (!next && shown?.anchor.isConnected === false) return show(null);
      if (holds(over) && near?.anchor === shown?.anchor) return clearTimeout(timer);
      if (!next || next.anchor === near?.anchor) return;
      near = next;
      showAfter(next, shown ? 0 : OPEN_AFTER);
    }

    function onPointerOut({ target: left, relatedTarget }: PointerEvent) {
      if (!holds(left) || holds(relatedTarget)) return;
      // The focus keeps it, or is about to show it.
      if (near?.anchor.matches(':focus-visible')) return;
      near = shown;
      showAfter(null, CLOSE_AFTER);
    }

    function onFocusIn({ target: focused }: FocusEvent) {
      const next = tooltipTarget(focused);
      if (!next || next.anchor !== focused || !next.anchor.matches(':focus-visible')) return;
      near = next;
      showAfter(next, OPEN_AFTER);
    }

    const hide = () => show(null);
    // A finger does not hover.
    const onClick = (event: MouseEvent) => {
      const tapped = event instanceof PointerEvent && event.pointerType === 'touch';
      show(tapped ? tapTarget(event.target) : null);
    };
    const hideWhenLeft = ({ target: left }: FocusEvent) => {
      if (left === near?.anchor || left === shown?.anchor) hide();
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
    document.addEventListener('click', onClick, passive);
    document.addEventListener('keydown', hideByKey, passive);
    // A search gives the cell under the pointer another text.
    document.addEventListener('input', hide, passive);
    // Scrolling moves the element away from its tooltip.
    document.addEventListener('scroll', hide, passive);
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, []);

  return target;
}
