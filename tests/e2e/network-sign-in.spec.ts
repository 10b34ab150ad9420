import { expect, type Page } from 'playwright/test';
import type { Fault } from '#fixtures/server/faults.ts';
import { type TestApi, test } from './journey.ts';
import { openAs } from './openAs.ts';
import { passExpiry, signInHere } from './signIn.ts';
import { recordCalls } from './twoBrowsers.ts';

const LIST = '/master/developer-users';
const said = 'The network may ask for a sign-in.';
const signInPage = '<!doctype html><title>Sign in to the network</title>';

/** What a proxy in front of the API answers until its own sign-in is done. */
const proxies: readonly (readonly [string, Omit<Fault, 'path'>])[] = [
  ['a redirect', { status: 302, headers: { location: '/oauth2/start' } }],
  ['a redirect without CORS headers', { status: 302, headers: { location: '/oauth2/start' }, cors: false }],
  ['a page', { body: signInPage }],
  ['status 511', { status: 511, body: signInPage }],
];

/** Opens a form with a changed name; the calls are recorded from then on. */
async function editLayla(page: Page, api: TestApi) {
  await openAs(page, api, 'super_admin', LIST);
  await page.getByRole('button', { name: 'Edit Layla Haddad' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Developer' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Layla II');
  return { form, calls: recordCalls(page, 'developer') };
}

for (const [name, answer] of proxies) {
  test(`${name} of a network that wants a sign-in is said with Reload, and keeps the input`, async ({
    page,
    api,
  }) => {
    const { form, calls } = await editLayla(page, api);
    await api.faults([{ path: '/*', ...answer }]);
    // The same network is in front of the page, whose redirect the browser shows.
    const { status, headers } = answer;
    if (status === 302)
      await page.route('/', (route) => route.fulfill({ status, ...(headers && { headers }) }));
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(form.getByRole('alert')).toHaveText(said);
    await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Layla II');
    await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(1);
    // The read before the save was refused: it was sent once, and the save not at all.
    expect([calls.reads.length, calls.updates.length]).toEqual([1, 0]);

    // Signed in to the network in another tab.
    await page.unrouteAll();
    await api.faults([]);
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Developer saved successfully')).toBeVisible();
    expect(calls.updates).toHaveLength(1);
  });
}

test('a network that passes reads only refuses the save once, and Reload leads to its page', async ({
  page,
  api,
}) => {
  const { form, calls } = await editLayla(page, api);
  await api.faults([{ path: '/developer/update/*', method: 'PUT', status: 405, body: signInPage }]);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByRole('alert')).toHaveText(said);
  expect(calls.updates).toHaveLength(1);
  await api.faults([]);
  // The browser asks before the input is lost.
  page.once('dialog', (question) => void question.accept());
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await loaded;
  // The address has the form; the input was given up.
  await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Layla Haddad');
});

test('a save whose read finds the session ended sends nothing, and keeps the input for the same user', async ({
  page,
  api,
}) => {
  await page.clock.install();
  await openAs(page, api, 'super_admin', LIST);
  await page.getByRole('button', { name: 'Edit Layla Haddad' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Layla II');
  const calls = recordCalls(page, 'developer');
  await api.expire();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await passExpiry(page);
  expect([calls.reads.length, calls.updates.length]).toEqual([1, 0]);
  await signInHere(page, api, 'super_admin');
  await expect(
    page.getByRole('dialog', { name: 'Edit Developer' }).getByRole('textbox', { name: 'Name', exact: true }),
  ).toHaveValue('Layla II');
});
