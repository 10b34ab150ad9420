import { createContext, type RefObject, use, useEffect, useEffectEvent, useState } from 'react';

/** Whether the focus or the pointer is in the toasts: no toast closes by itself. */
export const HeldContext = createContext(false);

/**
 * The value of `HeldContext`. The document is listened to and not the toasts' element, which is not told that the pointer
 * leaves a toast that was removed under it.
 */
export function useHeld(host: RefObject<HTMLElement | null>): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && Boolean(host.current?.contains(target));
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerover', ({ target }) => setHovered(isInside(target)), { signal });
    document.addEventListener('pointerout', ({ relatedTarget }) => setHovered(isInside(relatedTarget)), {
      signal,
    });
    document.addEventListener('focusin', ({ target }) => setFocused(isInside(target)), { signal });
    document.addEventListener('focusout', ({ relatedTarget }) => setFocused(isInside(relatedTarget)), {
      signal,
    });
    return () => listening.abort();
  }, [host]);
  return hovered || focused;
}

/**
 * Closes a toast after its duration. The timer restarts after a hold and for a new message. The library's timer is a CSS
 * animation, which ends at once with reduced motion, a test's clock or a screenshot.
 */
export function useToastTimer(message: { readonly duration: number | false }, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const held = use(HeldContext);
  useEffect(() => {
    if (message.duration === false || held) return;
    const timer = setTimeout(() => close(), message.duration);
    return () => clearTimeout(timer);
    // A repeated message is a new object, so its timer restarts.
  }, [message, held]);
}
