import {
  cloneElement,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react';

/** The element of a button that opens a popup. */
export type TriggerElement = ReactElement<HTMLAttributes<HTMLElement>>;

export interface PopupTrigger {
  /** The button's id, which the popup uses as its name and anchor. */
  readonly id: string;
  readonly popup: 'menu' | 'dialog';
  readonly open: boolean;
  /** Called on press with the button and the menu item to focus, which is null for a pointer. */
  onPress: (anchor: HTMLElement, startAt: 'first' | 'last' | null) => void;
}

const ARROWS: Readonly<Record<string, 'first' | 'last'>> = { ArrowDown: 'first', ArrowUp: 'last' };

/**
 * Adds the ARIA attributes and event handlers of a popup's trigger to a button, before the popup's code is loaded.
 * The button's own handlers run first.
 */
export function asTrigger(
  trigger: TriggerElement,
  { id, popup, open, onPress }: PopupTrigger,
): TriggerElement {
  const props = trigger.props;
  return cloneElement(trigger, {
    id,
    'aria-haspopup': popup,
    'aria-expanded': open,
    onClick(event: MouseEvent<HTMLElement>) {
      props.onClick?.(event);
      // A click without a pointer comes from Enter or Space.
      if (!event.defaultPrevented) onPress(event.currentTarget, event.detail === 0 ? 'first' : null);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      props.onKeyDown?.(event);
      const startAt = popup === 'menu' ? ARROWS[event.key] : undefined;
      // A busy button is only `aria-disabled`, so it still gets key events.
      if (!startAt || open || event.defaultPrevented || event.currentTarget.ariaDisabled === 'true') return;
      event.preventDefault();
      onPress(event.currentTarget, startAt);
    },
  });
}
