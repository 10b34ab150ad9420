import { describe, expect, it } from 'vitest';
import {
  count,
  dateText,
  decodeCreated,
  decodeMessage,
  decodePage,
  firstText,
  flag,
  idOf,
  isRecord,
  layers,
  reportsFailure,
  ShapeError,
  text,
} from '#src/api/decode/decode.ts';
import { MAX_ROWS, UNKNOWN_TOTAL } from '#src/lib/maxRows.ts';

describe('values of the wire', () => {
  it.each([
    ['a', 'a'],
    [5, '5'],
    [0, '0'],
    [null, ''],
    [undefined, ''],
    [{}, ''],
    [[], ''],
    [true, ''],
    [Number.NaN, ''],
  ])('text of %j is %j', (value, expected) => {
    expect(text(value)).toBe(expected);
  });

  it('takes the first text that says something', () => {
    expect(firstText(null, '  ', {}, ' b ', 'c')).toBe('b');
    expect(firstText()).toBe('');
  });

  it.each([
    ['a1', 'a1'],
    [7, '7'],
    [{ _id: '64b' }, '64b'],
    [{ id: 9 }, '9'],
    [{ _id: { id: '64b' } }, null],
    ['', null],
    ['\ud800x', null],
    [null, null],
    [{}, null],
    [['a'], null],
  ])('id of %j is %j', (value, expected) => {
    expect(idOf(value)).toBe(expected);
  });

  it.each([
    [true, true],
    ['true', true],
    [1, true],
    [' Active ', true],
    [false, false],
    ['0', false],
    ['INACTIVE', false],
    ['maybe', null],
    [null, null],
    [{}, null],
  ])('flag of %j is %j', (value, expected) => {
    expect(flag(value)).toBe(expected);
  });

  it.each([
    [3, 3],
    ['12', 12],
    [0, 0],
    ['', null],
    [' ', null],
    ['x', null],
    [-1, null],
    [1.5, null],
    [null, null],
    ['1e400', null],
  ])('count of %j is %j', (value, expected) => {
    expect(count(value)).toBe(expected);
  });

  it.each([
    ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'],
    [Date.UTC(2026, 0, 1), '2026-01-01T00:00:00.000Z'],
    [' 2026-01-01 ', '2026-01-01'],
    ['Never', null],
    [null, null],
    [[], null],
  ])('date of %j is %j', (value, expected) => {
    expect(dateText(value)).toBe(expected);
  });
});

describe('envelopes', () => {
  it.each(['data', 'result'])('are opened when they are called %s, one deep', (name) => {
    const body = { [name]: { data: 'too deep' } };
    expect(layers(body)).toEqual([body, { data: 'too deep' }]);
  });

  it('say whether it failed', () => {
    expect(reportsFailure({ success: false })).toBe(true);
    expect(reportsFailure({ data: { success: 'false' } })).toBe(true);
    expect(reportsFailure({ success: true })).toBe(false);
    expect(reportsFailure({})).toBe(false);
    expect(reportsFailure(null)).toBe(false);
  });

  it('carry the words of a write', () => {
    expect(decodeMessage({ message: 'Done' })).toBe('Done');
    expect(decodeMessage({ data: { message: 'Done' } })).toBe('Done');
    expect(decodeMessage({ message: { text: 'no' } })).toBeNull();
    expect(decodeMessage(null)).toBeNull();
    expect(() => decodeMessage([])).toThrow(ShapeError);
  });

  it.each([
    ['under its name', { message: 'Done', user: { id: 'a' } }, 'a'],
    ['in an envelope', { message: 'Done', data: { user: { id: 'a' } } }, 'a'],
    ['as the envelope', { message: 'Done', result: { id: 'a' } }, 'a'],
    ['bare', { message: 'Done', id: 'a' }, 'a'],
    [
      'under its name, not the envelope',
      { message: 'Done', data: { id: 'request', user: { id: 'a' } } },
      'a',
    ],
    ['not at all', { message: 'Done' }, undefined],
  ])('carry a new record %s', (_where, body, id) => {
    const decode = decodeCreated(['user'], (row) =>
      isRecord(row) && typeof row.id === 'string' ? { id: row.id } : null,
    );
    const { message, row } = decode(body);
    expect([message, row?.id]).toEqual(['Done', id]);
  });

  it('may be empty for a new record', () => {
    expect(decodeCreated(['user'], () => null)(null)).toEqual({ message: null, row: null });
  });
});

describe('a page', () => {
  const row = (value: unknown) => (isRecord(value) && typeof value.id === 'string' ? { id: value.id } : null);
  const decode = (body: unknown) => decodePage(body, ['users', 'rows'], row);
  const users = [{ id: 'a' }, { id: 'b' }];

  it.each([
    ['bare', { users, total: 9 }],
    ['under data', { data: { users, total: 9 } }],
    ['under result', { result: { users, total: '9' } }],
    ['total beside the envelope', { total: 9, data: { users } }],
    ['total as a text', { users, total: '9' }],
    ['a bare list in an envelope', { data: users, total: 9 }],
  ])('is read %s', (_name, body) => {
    expect(decode(body)).toEqual({ rows: users, total: 9 });
  });

  it('counts its rows when no total is told, or too small a one', () => {
    expect(decode(users).total).toBe(2);
    expect(decode({ users, total: 1 }).total).toBe(2);
    expect(decode({ users, total: 'many' }).total).toBe(2);
  });

  it('has an unknown total when none is told of as many rows as are asked for', () => {
    const full = Array.from({ length: MAX_ROWS }, (_, id) => ({ id: String(id) }));
    expect(decode(full).total).toBe(UNKNOWN_TOTAL);
    expect(decode({ users: full, total: MAX_ROWS }).total).toBe(MAX_ROWS);
  });

  it('leaves out rows that make no sense', () => {
    expect(decode({ users: [null, { id: 'a' }, 5, {}, [], { id: 'b' }] }).rows).toEqual(users);
  });

  it('has the first of two rows with one id, and counts it once', () => {
    const named = [
      { id: 'a', name: 'First' },
      { id: 'b', name: 'Other' },
      { id: 'a', name: 'Second' },
      { id: 'a', name: 'Third' },
    ];
    const whole = (value: unknown) => named.find((candidate) => candidate === value) ?? null;
    const decoded = (total: number) => decodePage({ users: named, total }, ['users'], whole);
    expect(decoded(9)).toEqual({ rows: named.slice(0, 2), total: 7 });
    expect(decoded(2).total).toBe(2);
  });

  it('may be empty', () => {
    expect(decode({ users: [] })).toEqual({ rows: [], total: 0 });
  });

  it.each([
    ['an object without a list', { message: 'ok' }],
    ['another list', { companies: [] }],
    ['null', null],
    ['a text', 'users'],
    ['a list that is none', { users: { 0: { id: 'a' } } }],
    ['rows that all make no sense', { users: [null, 5, {}] }],
  ])('is refused for %s', (_name, body) => {
    expect(() => decode(body)).toThrow(ShapeError);
  });
});
