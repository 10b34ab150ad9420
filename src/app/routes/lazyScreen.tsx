import type { ComponentType } from 'react';
import { loadOnce } from '#src/lib/loadOnce.ts';

/** A screen whose code is loaded by its route. */
export interface LazyScreen {
  /** Loads the code (`loadOnce`). */
  load: () => Promise<unknown>;
  /** The screen. Render it after `load` has resolved: it does not suspend. */
  readonly Component: ComponentType;
}

/** Splits a screen off: `lazyScreen(async () => (await import('…')).CompanyManagementContainer)`. */
export function lazyScreen(fetchComponent: () => Promise<ComponentType>): LazyScreen {
  const code = loadOnce(fetchComponent);
  return {
    load: code.load,
    Component: function Screen() {
      const Component = code.peek();
      return Component ? <Component /> : null;
    },
  };
}
