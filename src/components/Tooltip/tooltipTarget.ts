/** What is shown for one marked element. */
export interface TooltipTarget {
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly keys: string | null;
  readonly side: 'top' | 'bottom' | 'inline-start' | 'inline-end';
}

const SIDES = ['top', 'bottom', 'inline-start', 'inline-end'] as const;

/** Reads the marks of the element, or of the one it stands in; null when there is nothing to show. */
export function tooltipTarget(from: EventTarget | null): TooltipTarget | null {
  if (!(from instanceof Element)) return null;
  const anchor = from.closest<HTMLElement>('[data-tooltip]');
  const label = anchor?.dataset.tooltip;
  // What an open menu or flyout shows says more than the name of its button.
  if (!anchor || !label || anchor.getAttribute('aria-expanded') === 'true') return null;
  const side = SIDES.find((it) => it === anchor.dataset.tooltipSide) ?? 'top';
  return { anchor, label, keys: anchor.dataset.tooltipKeys ?? null, side };
}
