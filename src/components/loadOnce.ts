/** A value, usually code, that is loaded on first use. */
export interface LoadOnce<T> {
  /** The value once it is loaded; null before. */
  peek: () => T | null;
  /** Loads the value once. After a failure the next call retries (unlike React's `lazy`). */
  load: () => Promise<T>;
}

/** Wraps a dynamic import: `loadOnce(async () => (await import('./MenuPopup.tsx')).MenuPopup)`. */
export function loadOnce<T>(fetchValue: () => Promise<T>): LoadOnce<T> {
  let value: T | null = null;
  let pending: Promise<T> | null = null;

  return {
    peek: () => value,
    load: () => {
      pending ??= fetchValue().then(
        (fetched) => {
          value = fetched;
          return fetched;
        },
        (error: unknown) => {
          pending = null;
          throw error;
        },
      );
      return pending;
    },
  };
}
