import { expect, it } from 'vitest';
import { findsId, isIdSearch } from '#src/lib/recordId.ts';

it('takes an id, and its beginning, for one', () => {
  for (const text of [
    ' USR-004 ',
    'comp-0',
    'TKT-2026-012',
    'd0004',
    '64F1a0b2c3d4e5f60718293a',
    '01ARZ3NDEKTSV4RRFFQ69G5FAV',
    'dev_V1StGXR8_Z5jdHi6B-myT',
    'usr-٠٠٤\u200b',
    '6f1c2d3e-0000-4000-8000-1234567890ab',
    '10234',
  ]) {
    expect(isIdSearch(text), text).toBe(true);
  }
});

it('takes names and numbers for something else', () => {
  for (const text of ['', 'USR', 'USR-', 'Layla', 'a-1', '055-285', 'Al-Noor', 'x@y-1.example']) {
    expect(isIdSearch(text), text).toBe(false);
  }
});

it('finds an id of any form by its whole text, without regard to case', () => {
  for (const id of ['USR-004', 'd0004', 'a-1', 'acme', '7', '10234', 'ü:1/2', 'a b']) {
    expect(findsId(` ${id.toUpperCase()}\u200b`)(id), id).toBe(true);
  }
  expect(findsId('usr-٠٠٤')('USR-004')).toBe(true);
  expect(findsId('')('')).toBe(false);
});

it('finds the beginning of an id, unless that is a number or a word', () => {
  expect(findsId('usr-0')('USR-004')).toBe(true);
  expect(findsId('d000')('d0004')).toBe(true);
  expect(findsId('10234')('102345')).toBe(false);
  expect(findsId('acme')('acme-1')).toBe(false);
  expect(findsId('usr-004')('XUSR-004')).toBe(false);
});
