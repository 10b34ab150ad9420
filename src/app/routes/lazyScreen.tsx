import type { ComponentType } from 'react';

/** The code of a screen, fetched when it is reached for. */
export interface LazyScreen {
  /** Fetches the code, once; a failure is forgotten, so that the next try is one (unlike `React.lazy`). */
  load(): Promise<void>;
  /** Draws the screen; to be rendered after `load` has resolved, so nothing suspends. */
  readonly Component: ComponentType;
}

/** Splits a screen off: `lazyScreen(async () => (await import('…')).CompanyManagementContainer)`. */
export function lazyScreen(fetchComponent: () => Promise<ComponentType>): LazyScreen {
  const slot: { pending: Promise<void> | null; Component: ComponentType | null } = {
    pending: null,
    Component: null,
  };
  return {
    load: () => {
      slot.pending ??= fetchComponent().then(
        (Component) => {
          slot.Component = Component;
        },
        (error: unknown) => {
          slot.pending = null;
          throw error;
        },
      );
      return slot.pending;
    },
    Component: function Screen() {
      const { Component } = slot;
      return Component ? <Component /> : null;
    },
  };
}
