import { getResponse } from 'msw';
import { expect, it } from 'vitest';
import { createStoryServer } from '#fixtures/msw/bridge.ts';
import { endpoints } from '#src/api/http/endpoints.ts';
import { sessionEnd } from '#stories/practice/sessionEnd.ts';

/** The statuses of requests to a server with the override, one after the other. */
async function statusesOf(signedIn: boolean, requests: readonly (readonly [method: string, path: string])[]) {
  const { db, handler } = await createStoryServer({
    session: 'super_admin',
    clock: () => new Date('2026-11-21T09:00:00Z'),
  });
  const handlers = [sessionEnd(db, signedIn), handler];
  const statuses: (number | undefined)[] = [];
  for (const [method, path] of requests) {
    const answer = await getResponse(handlers, new Request(`http://console.test/api/v1${path}`, { method }));
    statuses.push(answer?.status);
  }
  return statuses;
}

const read = ['GET', endpoints.developers] as const;
const check = ['GET', endpoints.session] as const;
const change = ['DELETE', `${endpoints.deleteDeveloper}/1`] as const;

it('lets records be read until one is changed', async () => {
  expect(await statusesOf(true, [read, read, change, read])).toEqual([200, 200, 401, 401]);
});

it('ends the session when another screen checks it', async () => {
  expect(await statusesOf(true, [read, check])).toEqual([200, 401]);
});

it('shows a first screen to a person who signs in', async () => {
  expect(await statusesOf(false, [check, read, check])).toEqual([200, 200, 401]);
});
