import { cutText } from './cutText.ts';

/** A tooltip to show and its element. */
export interface TooltipTarget {
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly keys: string | null;
  readonly side: 'top' | 'inline-end';
}

/** Elements that a tap uses. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role="button"], [role^="menuitem"]';

/** The tooltip that a tap shows: that of an element which does nothing else; null when there is none. */
export function tapTarget(from: EventTarget | null): TooltipTarget | null {
  return from instanceof Element && !from.closest(CONTROLS) ? describedTarget(from) : null;
}

/**
 * The tooltip of the element or its nearest ancestor that has one, else the text of its table cell if that is cut off; null
 * when there is none to show.
 */
export function tooltipTarget(from: EventTarget | null): TooltipTarget | null {
  if (!(from instanceof Element)) return null;
  const described = describedTarget(from);
  if (described) return described;
  const cut = cutText(from);
  return cut && { anchor: cut.anchor, label: cut.text, keys: null, side: 'top' };
}

function describedTarget(from: Element): TooltipTarget | null {
  const anchor = from.closest<HTMLElement>('[data-tooltip]');
  const label = anchor?.dataset.tooltip;
  // An open menu or flyout explains more than its button's tooltip.
  if (!anchor || !label || anchor.getAttribute('aria-expanded') === 'true') return null;
  const side = anchor.dataset.tooltipSide === 'inline-end' ? 'inline-end' : 'top';
  return { anchor, label, keys: anchor.dataset.tooltipKeys ?? null, side };
}
