import { describe, expect, it } from 'vitest';
import { companyRecords } from '#src/api/companies.ts';
import { developerRecords } from '#src/api/developers.ts';
import { auth } from '#src/api/session/auth.ts';
import { cut, fakeFetch } from '../fakeFetch.ts';
import { companyRequest, developerRequest } from '../requests.ts';

const creations = [
  ['Developer created', () => developerRecords.create(developerRequest)],
  ['Company created', () => companyRecords.create(companyRequest)],
] as const;
const others = [
  ['Developer updated', () => developerRecords.update('d', developerRequest)],
  ['Developer deleted', () => developerRecords.remove({ id: 'd' })],
  ['Company updated', () => companyRecords.update('c', companyRequest)],
  ['Company deleted', () => companyRecords.remove({ id: 'c' })],
] as const;
const changes = [...creations, ...others] as const;

const emptyAnswer = (status: number) => new Response(status === 204 ? null : '', { status });

describe.each([201, 204])('an empty answer with status %i', (status) => {
  it.each(changes)('is a success: %s', async (message, change) => {
    const calls = fakeFetch(() => emptyAnswer(status));
    expect(await change()).toMatchObject({ message });
    expect(calls).toHaveLength(1);
  });
});

describe('an empty 200', () => {
  it.each(others)('is a success: %s', async (message, change) => {
    fakeFetch(() => emptyAnswer(200));
    expect(await change()).toMatchObject({ message });
  });

  it.each(creations)('does not say that a record exists: not %s', async (_message, create) => {
    const calls = fakeFetch(() => emptyAnswer(200));
    await expect(create()).rejects.toMatchObject({ code: 'shape', status: 200 });
    expect(calls).toHaveLength(1);
  });
});

it.each(changes)('a cut answer is no success: not %s', async (_message, change) => {
  fakeFetch(cut);
  await expect(change()).rejects.toMatchObject({ code: 'shape' });
});

it('a sign-in call with an empty answer is an error of shape', async () => {
  fakeFetch(() => new Response(''));
  await expect(auth.login('a@b.co', 'x')).rejects.toMatchObject({ code: 'shape' });
  await expect(auth.verify('a@b.co', '123456')).rejects.toMatchObject({ code: 'shape' });
  fakeFetch(() => new Response(null, { status: 204 }));
  await expect(auth.verify('a@b.co', '123456')).rejects.toMatchObject({ code: 'shape' });
});
