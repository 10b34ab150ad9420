import { expect, it } from 'vitest';
import { developerRecords } from '#src/api/developers.ts';
import { retryAfterOf } from '#src/api/http/http.ts';
import { fakeFetch } from '../fakeFetch.ts';

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
  const developer = {
    name: 'A',
    emiratesId: '1',
    email: 'a@b.co',
    phoneNumber: '1',
    role: 'developer',
    companyId: 'c',
    isActive: true,
  };
  await expect(developerRecords.create(developer)).rejects.toMatchObject({ status: 429, retryAfter: 5000 });
});
