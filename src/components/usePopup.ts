import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LoadOnce } from './loadOnce.ts';
import { useLoaded } from './useLoaded.ts';

/** What the code of a popup gets while it is open. */
export interface OpenPopup {
  /** The button that opened the popup, which is beside it and has the focus after it. */
  readonly anchor: HTMLElement;
  /** The item that gets the focus; null for the popup itself, after a press by pointer. */
  readonly startAt: 'first' | 'last' | null;
  readonly onClose: () => void;
}

interface PopupOptions {
  readonly kind?: 'menu' | 'listbox' | 'dialog';
  readonly onOpen?: (() => void) | undefined;
  /** Is called when the code could not be loaded, and the popup is closed. */
  readonly onFail?: () => void;
}

const ARROWS: Readonly<Record<string, 'first' | 'last'>> = { ArrowDown: 'first', ArrowUp: 'last' };

/**
 * A button that opens and closes a popup whose code is loaded on first use: attributes and handlers of the button, and,
 * while the popup is open and loaded, its component and what it gets. Base UI's own triggers add 20 to 40 kB to the first
 * load.
 */
export function usePopup<T>(code: LoadOnce<T>, { kind, onOpen, onFail }: PopupOptions) {
  const [opened, setOpened] = useState<Omit<OpenPopup, 'onClose'> | null>(null);
  const onClose = () => setOpened(null);
  const Popup = useLoaded(code, opened !== null, () => {
    onClose();
    onFail?.();
  });

  function toggle(anchor: HTMLElement, startAt: OpenPopup['startAt']) {
    if (!opened) onOpen?.();
    setOpened(opened ? null : { anchor, startAt });
  }

  return {
    button: {
      'aria-haspopup': kind,
      'aria-expanded': opened !== null,
      // A click without a pointer comes from Enter or Space.
      onClick: ({ currentTarget, detail }: MouseEvent<HTMLElement>) =>
        toggle(currentTarget, detail === 0 ? 'first' : null),
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const startAt = ARROWS[event.key];
        // A busy button is only `aria-disabled`, so it still gets key events.
        if (!startAt || opened || event.currentTarget.ariaDisabled === 'true') return;
        event.preventDefault();
        toggle(event.currentTarget, startAt);
      },
    },
    open: opened !== null,
    popup: opened && Popup ? { Popup, opened: { ...opened, onClose } } : null,
  };
}

/**
 * Closes synchronously and focuses the button: Tab continues from it, and a dialog that is opened next restores the focus
 * to it.
 */
export function closeToButton({ anchor, onClose }: Pick<OpenPopup, 'anchor' | 'onClose'>): void {
  flushSync(onClose);
  anchor.focus({ preventScroll: true });
}

/** The details that Base UI gives about a change of `open`. */
interface ChangeDetails {
  readonly reason: string;
  readonly event: Event;
  cancel: () => void;
}

/** The user has gone on elsewhere, where the focus is. */
const LEFT: readonly string[] = ['outside-press', 'focus-out', 'sibling-open'];

/** Closes a popup for Base UI, whose own state must not change; the button closes it by its own handler. */
export function closeFor(popup: Pick<OpenPopup, 'anchor' | 'onClose'>) {
  return (_: boolean, details: ChangeDetails) => {
    details.cancel();
    const { target } = details.event;
    if (target instanceof Node && popup.anchor.contains(target)) return;
    if (LEFT.includes(details.reason)) popup.onClose();
    else closeToButton(popup);
  };
}
