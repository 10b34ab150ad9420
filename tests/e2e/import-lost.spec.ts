import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import type { Fault } from '#fixtures/server/faults.ts';
import { chooseFile, create, csv, dialogOf, path, people, press } from './importing.ts';
import { holdRequests, test } from './journey.ts';
import { openAs } from './openAs.ts';
import { countCalls } from './signIn.ts';

/** A gateway gives up, and the server creates the row this much later. */
const late = (ms: number): Fault => ({ path: create, times: 1, status: 504, body: 'Timeout', late: ms });

const slower = (times: number, retryAfter?: number): Fault => ({
  path: create,
  times,
  status: 429,
  body: { message: 'Too many requests' },
  ...(retryAfter === undefined ? {} : { headers: { 'Retry-After': String(retryAfter) } }),
});

async function openImport(page: Page, count: number) {
  await dialogOf(page).waitFor();
  await chooseFile(page, 'people.csv', csv(people(count)));
  await expect(dialogOf(page).getByText(`${count} Ready`)).toBeVisible();
}

async function expectOnce(page: Page, count: number) {
  await page.getByPlaceholder('Search by name or email').fill('imported');
  await expect(page.getByText(`Showing 1 to ${count} of ${count} developers`)).toBeVisible();
}

test('rows that a server finishes after its gateway has given up are there once', async ({ page, api }) => {
  await page.clock.install();
  await openAs(page, api, 'super_admin', `${path}?open=import`);
  await openImport(page, 6);
  const calls = countCalls(page, create);
  await api.faults([late(100), { path: create, times: 1 }, late(300), late(200)]);
  await press(page, 'Import 6 rows');
  const dialog = dialogOf(page);
  await expect(dialog.getByText('An answer of the server was lost.')).toBeVisible();
  // The reads that look for a lost row come after pauses.
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(dialog.getByText('6 Created')).toBeVisible({ timeout: 200 });
  }).toPass();
  expect(calls).toHaveLength(6);
  await press(page, 'Close');
  await expectOnce(page, 6);
});

test('a server that asks for a pause gets it, and then the same row', async ({ page, api }) => {
  await page.clock.install();
  await openAs(page, api, 'super_admin', `${path}?open=import`);
  await openImport(page, 4);
  const calls = countCalls(page, create);
  await api.faults([slower(2, 40)]);
  await press(page, 'Import 4 rows');
  await expect(dialogOf(page).getByText(/^Goes on in [34]\d seconds$/u)).toBeVisible();
  await expect(dialogOf(page).getByText('The server asked for a pause.')).toBeVisible();
  await page.clock.runFor(20_000);
  expect(calls).toHaveLength(2);
  await page.clock.runFor(20_000);
  await expect(dialogOf(page).getByText('4 Created')).toBeVisible();
  expect(calls).toHaveLength(6);
});

test('the same file in two tabs creates each row once', async ({ page, api, context }) => {
  await openAs(page, api, 'super_admin', `${path}?open=import`);
  const second = await context.newPage();
  await second.goto(`${path}?open=import`);
  await openImport(page, 4);
  await openImport(second, 4);
  const release = await holdRequests(page, create);
  await press(page, 'Import 4 rows');
  await press(second, 'Import 4 rows');
  await expect(dialogOf(second).getByText('Another tab of this browser imports developers.')).toBeVisible();
  release();
  await expect(dialogOf(page).getByText('4 Created')).toBeVisible();
  await expect(dialogOf(second).getByText('4 Skipped')).toBeVisible();
  await expect(dialogOf(second).getByText('Email: This email is in the list').first()).toBeVisible();
  await press(page, 'Close');
  await expectOnce(page, 4);
});
