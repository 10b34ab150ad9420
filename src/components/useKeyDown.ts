import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls `listener` at every key press in the page while the component is mounted. It listens from the layout phase on:
 * the key works as soon as the component is shown, however long the browser takes to paint.
 * `first`: before the elements of the page.
 */
export function useKeyDown(listener: (event: KeyboardEvent) => void, order?: 'first'): void {
  const onKey = useEffectEvent(listener);
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    const options = { capture: order === 'first' };
    document.addEventListener('keydown', listen, options);
    return () => document.removeEventListener('keydown', listen, options);
  }, [order]);
}
