import { vi } from 'vitest';

/** Local storage in memory, in the place of the browser's; `room` is how many characters fit. */
export function fakeStorage(room = Number.POSITIVE_INFINITY): {
  values: Map<string, string>;
  writes: string[];
} {
  const values = new Map<string, string>();
  const writes: string[] = [];
  const used = () => [...values].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  const methods: Record<string, unknown> = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      const before = values.get(key);
      values.set(key, value);
      if (used() > room) {
        if (before === undefined) values.delete(key);
        else values.set(key, before);
        throw new DOMException('full', 'QuotaExceededError');
      }
      writes.push(key);
    },
    removeItem: (key: string) => void values.delete(key),
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(methods, {
      ownKeys: () => [...values.keys()],
      getOwnPropertyDescriptor: (_target, key) =>
        values.has(String(key))
          ? { enumerable: true, configurable: true, value: values.get(String(key)) }
          : undefined,
    }),
  );
  return { values, writes };
}

/** Storage that refuses everything. */
export function forbiddenStorage(): void {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', new Proxy({}, { get: refuse, ownKeys: refuse }));
}
