import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import type { Fault } from '#fixtures/server/faults.ts';
import { chooseFile, create, csv, dialogOf, path, people, press, textOf } from './importing.ts';
import { holdRequests, test } from './journey.ts';
import { openAs } from './openAs.ts';
import { countCalls, signInHere } from './signIn.ts';

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

test('a paused import reports a lost row as Unknown', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', `${path}?open=import`);
  await openImport(page, 4);
  await api.faults([late(60_000)]);
  await press(page, 'Import 4 rows');
  await expect(dialogOf(page).getByText('An answer of the server was lost.')).toBeVisible();
  await press(page, 'Pause');
  const report = page.waitForEvent('download');
  await press(page, 'Download report');
  const lines = (await textOf(report)).trim().split('\r\n').slice(1);
  const outcomes = lines.map((line) => /,(Created|Unknown|Skipped),/u.exec(line)?.[1]);
  // Two rows are sent at a time, and either may reach the server first.
  expect(outcomes.slice(0, 2).toSorted()).toEqual(['Created', 'Unknown']);
  expect(outcomes.slice(2)).toEqual(['Skipped', 'Skipped']);
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

test('ten equal refusals pause the import with their message', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', `${path}?open=import`);
  await openImport(page, 60);
  const calls = countCalls(page, create);
  await api.faults([{ path: create, status: 403, body: { message: 'Your role may not add developers.' } }]);
  await press(page, 'Import 60 rows');
  const note = dialogOf(page).getByRole('alert');
  await expect(note).toContainText('The server refused 10 rows in a row: Your role may not add developers.');
  await expect(dialogOf(page).getByText('Paused', { exact: true })).toBeVisible();
  expect(calls.length).toBeLessThanOrEqual(11);
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

test('a check that the end of the session interrupts is made again after signing in', async ({
  page,
  api,
}) => {
  await page.clock.install();
  await openAs(page, api, 'super_admin', `${path}?open=import`);
  await dialogOf(page)
    .getByLabel('File', { exact: true })
    .setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: csv(people(3)),
    });
  await press(page, 'Next');
  // The check is the first to meet the ended session only when the list behind the dialog has its answer.
  await expect(page.getByText(/^Showing 1 to \d+ of \d+ developers$/u)).toBeAttached();
  await api.expire();
  await press(page, 'Next');
  await expect(page.getByText('Session expired. You have been logged out.')).toBeVisible();
  await page.clock.runFor(4000);
  await signInHere(page, api, 'super_admin');
  await expect(dialogOf(page).getByText('3 Ready')).toBeVisible();
  await expect(page.getByText('Unauthorized')).toHaveCount(0);
});
