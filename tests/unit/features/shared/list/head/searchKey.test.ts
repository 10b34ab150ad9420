import { expect, it } from 'vitest';
import {
  type SearchedRows,
  type SearchKey,
  searchCommand,
} from '#src/features/shared/list/head/useSearchKeys.ts';
import { readyResult } from '#src/lib/queryResult.ts';

const ready = readyResult(null);

/** What a key in the search box does over these rows: over one by default. */
function press(key: string, rows: Partial<SearchedRows<string>> = {}, more: Partial<SearchKey> = {}) {
  const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  return searchCommand(
    { key, ...plain, ...more },
    { read: ready, rows: ['Layla'], count: rows.rows?.length ?? 1, opens: true, ...rows },
  );
}

it('ArrowDown leads to the first row', () => {
  expect(press('ArrowDown', { rows: ['Layla', 'Omar'] })).toEqual({ type: 'focus' });
  expect(press('ArrowDown', { opens: false })).toEqual({ type: 'focus' });
});

it('Enter opens the only row', () => {
  expect(press('Enter')).toEqual({ type: 'open', row: 'Layla' });
});

it('Enter opens none of several rows, also if only one of them is on the page', () => {
  expect(press('Enter', { rows: ['Layla', 'Omar'] })).toBeNull();
  expect(press('Enter', { count: 2 })).toBeNull();
});

it('Enter opens nothing in a list without details', () => {
  expect(press('Enter', { opens: false })).toBeNull();
});

it('no key does anything without rows, while they are read, or while they are those of the search before', () => {
  for (const key of ['Enter', 'ArrowDown']) {
    expect(press(key, { rows: [] })).toBeNull();
    expect(press(key, { read: { status: 'loading', retry: () => undefined } })).toBeNull();
    expect(press(key, { read: { ...ready, isPrevious: true } })).toBeNull();
  }
});

it('leaves keys with a modifier, those of an input method and all others to the browser', () => {
  for (const more of [{ shiftKey: true }, { ctrlKey: true }, { altKey: true }, { metaKey: true }]) {
    expect(press('ArrowDown', {}, more)).toBeNull();
  }
  expect(press('a')).toBeNull();
});
