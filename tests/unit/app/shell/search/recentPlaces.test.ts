import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetPlaces, recentPlaces, rememberPlace } from '#src/app/shell/search/recentPlaces.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

it('keeps the latest place first, each once, and no more than six', () => {
  for (const path of ['/a', '/b', '/a', '/c', '/d', '/e', '/f', '/g']) rememberPlace('u1', path);
  expect(recentPlaces('u1')).toEqual(['/g', '/f', '/e', '/d', '/c', '/a']);
});

it('shows no places of another user, and none after a sign-out', () => {
  rememberPlace('u1', '/a');
  expect(recentPlaces('u2')).toEqual([]);
  rememberPlace('u2', '/b');
  expect(recentPlaces('u1')).toEqual([]);
  forgetPlaces();
  expect(kept.size).toBe(0);
});

it('survives spoilt storage', () => {
  for (const spoilt of ['{', 'null', '{"user":"u1"}', '{"user":"u1","paths":[1]}']) {
    kept.set('blume.recent', spoilt);
    expect(recentPlaces('u1')).toEqual([]);
  }
});
