import { useEffect, useEffectEvent } from 'react';
import type { ToastMessage } from './toasts.ts';

/** Closes a toast after its duration, unless it is paused. The timer restarts after a pause and for a new message. */
export function useToastTimer(message: ToastMessage, paused: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (message.duration === false || paused) return;
    const timer = setTimeout(() => close(), message.duration);
    return () => clearTimeout(timer);
    // A repeated message is a new object, so its timer restarts.
  }, [message, paused]);
}
