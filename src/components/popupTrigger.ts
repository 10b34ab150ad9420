import {
  cloneElement,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react';

/** A button that opens something: takes the props of an element. */
export type TriggerElement = ReactElement<HTMLAttributes<HTMLElement>>;

export interface PopupTrigger {
  /** The button's id: it names the popup, and tells where to place it. */
  readonly id: string;
  /** What it opens. */
  readonly popup: 'menu' | 'dialog';
  readonly open: boolean;
  /** Fetches what it opens, when the pointer or the focus comes near. */
  onNear(): void;
  /** Pressed: `anchor` is the element; `at` says which end of a menu the focus goes to, null by pointer. */
  onPress(anchor: HTMLElement, at: 'first' | 'last' | null): void;
}

const ARROWS: Readonly<Record<string, 'first' | 'last'>> = { ArrowDown: 'first', ArrowUp: 'last' };

/**
 * Gives a button what a popup needs before any of the popup's code is there: its semantics, and its keys.
 * Its own handlers run first.
 */
export function asTrigger(
  trigger: TriggerElement,
  { id, popup, open, onNear, onPress }: PopupTrigger,
): TriggerElement {
  const own = trigger.props;
  return cloneElement(trigger, {
    id,
    'aria-haspopup': popup,
    'aria-expanded': open,
    onPointerEnter(event) {
      own.onPointerEnter?.(event);
      onNear();
    },
    onFocus(event) {
      own.onFocus?.(event);
      onNear();
    },
    onClick(event: MouseEvent<HTMLElement>) {
      own.onClick?.(event);
      // A click that no pointer made comes from Enter or Space.
      if (!event.defaultPrevented) onPress(event.currentTarget, event.detail === 0 ? 'first' : null);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      own.onKeyDown?.(event);
      const at = popup === 'menu' ? ARROWS[event.key] : undefined;
      // A busy button keeps the focus and does nothing.
      if (!at || open || event.defaultPrevented || event.currentTarget.ariaDisabled === 'true') return;
      event.preventDefault();
      onPress(event.currentTarget, at);
    },
  });
}
