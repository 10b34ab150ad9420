import { expect, it } from 'vitest';
import { isSearchedId, searchedId } from '#src/lib/recordId.ts';

it('takes an id, and its beginning, for one', () => {
  expect(searchedId(' USR-004 ')).toBe('usr-004');
  expect(searchedId('comp-0')).toBe('comp-0');
  expect(searchedId('TKT-2026-012')).toBe('tkt-2026-012');
  expect(searchedId('64F1a0b2c3d4e5f60718293a')).toBe('64f1a0b2c3d4e5f60718293a');
  expect(searchedId('01ARZ3NDEKTSV4RRFFQ69G5FAV')).not.toBeNull();
  expect(searchedId('dev_V1StGXR8_Z5jdHi6B-myT')).not.toBeNull();
  expect(searchedId('usr-٠٠٤\u200b')).toBe('usr-004');
  expect(searchedId('6f1c2d3e-0000-4000-8000-1234567890ab')).not.toBeNull();
});

it('takes names and numbers for something else', () => {
  for (const text of ['', 'USR', 'USR-', 'Layla', 'a-1', '055-285', 'Al-Noor', 'x@y-1.example']) {
    expect(searchedId(text), text).toBeNull();
  }
});

it('finds the id as it is written, without regard to case', () => {
  expect(isSearchedId('USR-004', 'usr-004')).toBe(true);
  expect(isSearchedId('USR-004', 'usr-0')).toBe(true);
  expect(isSearchedId('10234', '10234')).toBe(true);
  expect(isSearchedId('102345', '10234')).toBe(false);
  expect(isSearchedId('XUSR-004', 'usr-004')).toBe(false);
});
