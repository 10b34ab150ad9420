import { expect, it } from 'vitest';
import { http, retryAfterOf } from '#src/api/http/http.ts';
import { failure, fakeFetch } from '../fakeFetch.ts';

const now = new Date('2026-11-23T12:00:00Z');

it.each([
  ['5', 5000],
  ['120', 120_000],
  ['0', 0],
  ['5 seconds', null],
  ['Mon, 23 Nov 2026 12:00:07 GMT', 7000],
  ['Mon, 23 Nov 2026 11:00:00 GMT', 0],
  ['soon', null],
  ['-3', null],
  ['', null],
])('Retry-After: %s is %s ms', (value, ms) => {
  expect(retryAfterOf(new Headers({ 'Retry-After': value }), now)).toBe(ms);
});

it('is null for an answer without it, or without headers', () => {
  expect(retryAfterOf(new Headers(), now)).toBeNull();
  expect(retryAfterOf(undefined, now)).toBeNull();
});

it('is part of the error of a call', async () => {
  fakeFetch(() => new Response('{}', { status: 429, headers: { 'Retry-After': '5' } }));
  const error = await failure(http.post('/x', {}, () => null));
  expect(error).toMatchObject({ status: 429, retryAfter: 5000 });
});
