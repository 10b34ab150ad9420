import { cloneElement, type HTMLAttributes, type ReactElement } from 'react';

export interface TooltipProps {
  /** One short sentence. */
  label: string;
  /** The keyboard shortcut: `Ctrl B`. */
  shortcut?: string | undefined;
  /** One element that passes its attributes on. It must be focusable: `tabIndex={0}` when it is not a control. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/**
 * A description of an element, shown on hover and focus, by a tap on an element that does nothing else, and always
 * available to screen readers. It only sets
 * attributes; `<Tooltips />` shows the tooltip, so a thousand of them are cheap.
 */
export function Tooltip({ label, shortcut, children }: TooltipProps) {
  const marks: HTMLAttributes<HTMLElement> & Record<`data-${string}`, string | undefined> = {
    'data-tooltip': label,
    'data-tooltip-keys': shortcut,
    'aria-description': children.props['aria-label'] === label ? undefined : label,
  };
  return cloneElement(children, marks);
}
