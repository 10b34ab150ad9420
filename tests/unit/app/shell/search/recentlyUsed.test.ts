import { beforeEach, expect, it, vi } from 'vitest';
import { forgetUsed, recentlyUsed, rememberUsed } from '#src/app/shell/search/recentlyUsed.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

it('keeps the latest place first, each once, and no more than six', () => {
  for (const path of ['/a', '/b', '/a', '/c', '/d', '/e', '/f', '/g']) rememberUsed('u1', path);
  expect(recentlyUsed('u1')).toEqual(['/g', '/f', '/e', '/d', '/c', '/a']);
});

it('shows no places of another user, and none after a sign-out', () => {
  rememberUsed('u1', '/a');
  expect(recentlyUsed('u2')).toEqual([]);
  rememberUsed('u2', '/b');
  expect(recentlyUsed('u1')).toEqual([]);
  forgetUsed();
  expect(kept.size).toBe(0);
});

it('survives spoilt storage', () => {
  for (const spoilt of ['{', 'null', '{"user":"u1"}', '{"user":"u1","paths":[1]}']) {
    kept.set('blume.recent', spoilt);
    expect(recentlyUsed('u1')).toEqual([]);
  }
});
