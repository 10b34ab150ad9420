/** Code, or anything else, that is fetched when it is first needed. */
export interface LoadOnce<T> {
  /** The value once it is loaded; null before. */
  peek(): T | null;
  /** Fetches the value, once. A failure is forgotten: the next call fetches again (unlike React's `lazy`). */
  load(): Promise<T>;
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

/** Loads ahead of use, for example on hover. A failure is ignored: the use itself loads again and reports. */
export function preload(code: Pick<LoadOnce<unknown>, 'load'>): void {
  code.load().catch(() => undefined);
}
