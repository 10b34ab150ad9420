import { cloneElement, type HTMLAttributes, type ReactElement } from 'react';

export interface TooltipProps {
  /** One short sentence. */
  label: string;
  /** Keys that do the same: `Ctrl B`. */
  shortcut?: string | undefined;
  /** Where it stands; `top` by default, and elsewhere when there is no room. */
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end' | undefined;
  /** One element that passes its attributes on. It must take the focus: `tabIndex={0}` when it is no control. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/**
 * Words about an element, shown when it is pointed at or focused, and always its description for screen readers.
 * It only marks the element; `<Tooltips />` shows what is marked, so a thousand of them cost nothing.
 */
export function Tooltip({ label, shortcut, side, children }: TooltipProps) {
  const marks: HTMLAttributes<HTMLElement> & Record<`data-${string}`, string | undefined> = {
    'data-tooltip': label,
    'data-tooltip-keys': shortcut,
    'data-tooltip-side': side,
    'aria-description': children.props['aria-label'] === label ? undefined : label,
  };
  return cloneElement(children, marks);
}
