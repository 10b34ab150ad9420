/** A media query, for `useSyncExternalStore`. */
export interface MediaQuery {
  matches: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

/** The store of a media query; `query` is a condition or an at-rule (`@media (…)`). */
export function mediaQuery(query: string): MediaQuery {
  const condition = query.replace('@media ', '');
  return {
    matches: () => matchMedia(condition).matches,
    subscribe: (listener) => {
      const list = matchMedia(condition);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
  };
}

/** The preference of the system for a dark scheme. */
export const darkScheme = mediaQuery('(prefers-color-scheme: dark)');
