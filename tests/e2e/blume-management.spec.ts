import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { staffUsers } from '#fixtures/data/staffUsers.ts';
import { test } from './journey.ts';
import { button, chooseFilter, download, saveView, viewLink } from './locators.ts';
import { openSamples } from './openAs.ts';

const path = '/master/blume-users';
const samples = staffUsers.map(({ password }) => password);

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Adds a user; returns the password that the form generated. */
async function add(page: Page): Promise<string> {
  await button(page, 'Add User').click();
  const form = page.getByRole('dialog', { name: 'Add User' });
  for (const [name, text] of [
    ['Name', '  Noor Saleh '],
    ['Email', 'noor.saleh@blume.example'],
    ['Mobile', '+971 50 111 2222'],
  ] as const) {
    await form.getByRole('textbox', { name, exact: true }).fill(text);
  }
  const password = await form.getByRole('textbox', { name: 'Password' }).inputValue();
  expect(password).toMatch(/^[A-Za-z0-9]{12}$/u);
  await form.getByRole('button', { name: 'Add User' }).click();
  await expect(page.getByText('User added successfully')).toBeVisible();
  await expect(form).toBeHidden();
  return password;
}

/** Everything that the browser keeps about the console, including its URLs, as one text. */
async function kept(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => {
    const names = await indexedDB.databases();
    return [localStorage, sessionStorage, document.cookie, history.state, names, await caches.keys()]
      .map((part) => JSON.stringify(part))
      .join('\n');
  });
  const state = await page.context().storageState({ indexedDB: true });
  return `${stored}\n${JSON.stringify(state)}\n${page.url()}`;
}

test('passwords are copied one by one, and masked everywhere until the tab is closed', async ({
  page,
  context,
  api,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSamples(page, api, 'super_admin', path);
  await button(page, 'Copy password of Daniel Okafor').click();
  await expect(row(page, 'Daniel Okafor').getByText('Copied')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Lw4Np8YcE3sH');

  await button(page, 'Hide passwords').click();
  await expect(page.getByText('••••••••••••')).toHaveCount(19);
  await page.getByRole('link', { name: 'Audit Logs' }).click();
  await expect(page).toHaveURL('/master/audit-logs');
  await page.goBack();
  await expect(button(page, 'Show passwords')).toBeVisible();
  await button(page, 'View Daniel Okafor').click();
  const details = page.getByRole('dialog', { name: 'User Details' });
  await expect(details).toBeVisible();
  const html = await page.content();
  expect(samples.filter((password) => html.includes(password))).toEqual([]);
  await details.getByRole('button', { name: 'Show password' }).click();
  await expect(details.getByText('Lw4Np8YcE3sH')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(path);

  await page.reload();
  await page.getByRole('button', { name: 'Show passwords' }).click();
  await expect(page.getByText('Lw4Np8YcE3sH')).toBeVisible();
});

test('no password is kept, logged, exported or part of a saved view', async ({ page, api }) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  page.on('request', (request) => told.push(request.url(), request.postData() ?? ''));
  await openSamples(page, api, 'super_admin', path);
  const secrets = [...samples, await add(page)];
  expect(secrets).toHaveLength(20);
  const expectNone = (where: string, text: string) => {
    expect(
      secrets.filter((secret) => text.includes(secret)),
      where,
    ).toEqual([]);
  };

  await chooseFilter(page, 'Status', 'Active');
  await saveView(page, 'At work');
  const link = (await viewLink(page, 'At work').getAttribute('href')) ?? '';
  expect(link).toContain('/master/blume-users?');
  expectNone('the link of a view', decodeURIComponent(link));

  for (const format of ['CSV', 'Excel (XLSX)']) {
    await page.getByRole('main').getByRole('button', { name: 'Export' }).click();
    const { bytes } = await download(page, page.getByRole('menuitem', { name: format }));
    const text =
      format === 'CSV'
        ? strFromU8(bytes)
        : Object.values(unzipSync(bytes))
            .map((part) => strFromU8(part))
            .join();
    expect(text).toContain('noor.saleh@blume.example');
    expect(text).not.toContain('Password');
    expectNone(format, text);
  }

  await button(page, 'Edit Noor Saleh').click();
  await page.getByRole('button', { name: 'Regenerate' }).click();
  secrets.push(await page.getByRole('textbox', { name: 'Password' }).inputValue());
  await button(page, 'Save Changes').click();
  await expect(page.getByText('User updated successfully')).toBeVisible();
  const all = await kept(page);
  // Makes sure that the searched text contains the console's data.
  expect(all).toContain('At work');
  expectNone('storage or address', all);
  expectNone('a log or a request', told.join('\n'));
});
