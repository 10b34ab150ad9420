import { useEffect, useState } from 'react';
import { whenIdle } from '#src/lib/idle.ts';
import type { LoadOnce } from './loadOnce.ts';
import { handleMissing } from './missingFiles.ts';

/** Code that can be loaded before it is used. */
export interface Loadable {
  readonly load: () => Promise<unknown>;
}

/** The network's state where the browser tells it (Network Information API: not in Safari and Firefox). */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const none: readonly Loadable[] = [];

/** Code of the popups on the page: menus, calendars, the global search. */
const announced = new Set<Loadable>();

/** Names code that a component on the page may need; returns the function that takes it back. */
export function announceCode(code: Loadable): () => void {
  announced.add(code);
  return () => {
    announced.delete(code);
  };
}

/** Whether data must be saved, or the connection is so slow that code would delay the rows of the next screen. */
function sparesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /[23]g$/u.test(connection?.effectiveType ?? '');
}

/** Loads code before it is used. A failure is ignored, also of a missing file: the use loads again and reports it. */
export function preload(code: Loadable): void {
  handleMissing(code.load).catch(() => undefined);
}

/**
 * Code that the screen needs soon, but not for its first rows: null until the screen is `ready` and painted, and the browser
 * idle. It stays null for users who save data or have a slow connection.
 */
export function useLoadedAhead<T>(code: LoadOnce<T>, ready: boolean): T | null {
  const [loaded, setLoaded] = useState<{ readonly value: T } | null>(null);
  useEffect(() => {
    if (!ready || sparesData()) return;
    let current = true;
    const cancel = whenPainted(() => {
      handleMissing(code.load).then(
        (value) => current && setLoaded({ value }),
        () => undefined,
      );
    });
    return () => {
      current = false;
      cancel();
    };
  }, [code, ready]);
  return loaded?.value ?? null;
}

/** Runs a function when the next frame is painted and the browser idle. Returns a function that cancels it. */
function whenPainted(run: () => void): () => void {
  let cancel = () => cancelAnimationFrame(frame);
  const frame = requestAnimationFrame(() => {
    cancel = whenIdle(run);
  });
  return () => cancel();
}

/**
 * Loads the code of `parts`, which the screen may open, and of the popups on the page: once the screen is `ready` and
 * painted, so that its rows do not wait, and the browser idle. Loads nothing for users who save data or have a slow
 * connection; their first press loads.
 */
export function useLoadAhead(ready: boolean, parts: readonly Loadable[] = none): void {
  useEffect(() => {
    if (!ready || sparesData()) return;
    return whenPainted(() => {
      for (const code of [...announced, ...parts]) preload(code);
    });
  }, [ready, parts]);
}
