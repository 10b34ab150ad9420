import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls `listener` at every key press in the page while the component is mounted. It listens from the layout phase on:
 * the key works as soon as the component is shown, however long the browser takes to paint.
 */
export function useKeyDown(listener: (event: KeyboardEvent) => void): void {
  const onKey = useEffectEvent(listener);
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
