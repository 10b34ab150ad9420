import { describe, expect, it, vi } from 'vitest';
import { localStore, readJson, readText, removeKey, writeJson, writeText } from '#src/lib/storage.ts';

function memory(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    key: () => null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

const refuse = () => {
  throw new DOMException('no', 'SecurityError');
};
const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse };

describe('available storage', () => {
  it('keeps texts and values', () => {
    const storage = memory();
    expect(writeText('a', 'x', storage)).toBe(true);
    expect(readText('a', storage)).toBe('x');
    expect(writeJson('b', { n: [1] }, storage)).toBe(true);
    expect(readJson('b', storage)).toEqual({ n: [1] });
    removeKey('b', storage);
    expect(readJson('b', storage)).toBeUndefined();
  });

  it('returns undefined for a value that does not parse', () => {
    const storage = memory();
    storage.setItem('b', '{"n":');
    expect(readJson('b', storage)).toBeUndefined();
  });

  it('does not store a value that is not JSON', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    expect(writeJson('b', circle, memory())).toBe(false);
  });
});

describe('unavailable storage', () => {
  it.each([
    ['forbidden', forbidden],
    ['missing', null],
  ])('%s storage never throws', (_name, storage) => {
    expect(readText('a', storage)).toBeNull();
    expect(readJson('a', storage)).toBeUndefined();
    expect(writeText('a', 'x', storage)).toBe(false);
    expect(writeJson('a', 1, storage)).toBe(false);
    expect(() => removeKey('a', storage)).not.toThrow();
  });

  it('is null when reading the property is forbidden', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(localStore()).toBeNull();
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse });
    expect(localStore()).toBeNull();
    Reflect.deleteProperty(globalThis, 'localStorage');
  });
});
