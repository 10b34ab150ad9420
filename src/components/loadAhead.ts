import { useEffect, useEffectEvent } from 'react';
import { whenIdle } from '#src/lib/idle.ts';
import { handleMissing } from './missingFiles.ts';

/** Code that can be loaded before it is used. */
export interface Loadable {
  readonly load: () => Promise<unknown>;
}

/** Code of the popups on the page: menus, calendars, the global search. */
const announced = new Set<Loadable>();

/** Names code that a component on the page may need; returns the function that takes it back. */
export function announceCode(code: Loadable): () => void {
  announced.add(code);
  return () => {
    announced.delete(code);
  };
}

/** Loads code before it is used. A failure is ignored, also of a missing file: the use loads again and reports it. */
export function preload(code: Loadable): void {
  handleMissing(code.load).catch(() => undefined);
}

/** Whether the user saves data, or has a slow connection (Network Information API: not in Safari and Firefox). */
function sparesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /[23]g$/u.test(connection?.effectiveType ?? '');
}

/**
 * Loads the code of `parts`, which the screen may open, and of the popups on the page, once the screen is `ready` and the
 * browser idle. Loads nothing for users who save data or have a slow connection; their first press loads.
 */
export function useLoadAhead(ready: boolean, parts: readonly Loadable[] = []): void {
  const load = useEffectEvent(() => {
    for (const code of [...announced, ...parts]) preload(code);
  });
  useEffect(() => {
    return ready && !sparesData() ? whenIdle(load) : undefined;
  }, [ready]);
}
