import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { holdRequests, test } from './journey.ts';
import { button, field } from './locators.ts';
import { openAs } from './openAs.ts';
import { countCalls } from './signIn.ts';
import { change, clockOf, pressTwice, recordCalls, secondBrowser } from './twoBrowsers.ts';

const developers = '/master/developer-users';

const conflict = (page: Page) => page.getByRole('dialog', { name: 'Changed by someone else' });
const side = (page: Page, name: string, label: 'Theirs' | 'Mine') =>
  conflict(page).getByRole('radiogroup', { name }).getByRole('radio', { name: label });

test('two browsers edit one developer: nothing is lost, the user decides, and a deleted one can be added anew', async ({
  page,
  api,
  browser,
  context,
  errorMonitor,
}) => {
  await openAs(page, api, 'super_admin', developers);
  const pass = clockOf(page);
  const other = await secondBrowser(browser, context, developers);
  errorMonitor.observe(other.context());
  const calls = recordCalls(page, 'developer');
  const passThere = clockOf(other);
  const reopenThere = async () => {
    // What it has read is no longer fresh.
    await passThere(301);
    await other.reload();
  };

  await test.step('their field and mine are saved together, in one PUT', async () => {
    await button(page, 'Edit Layla Haddad').click();
    await change(other, 'Layla Haddad', { 'Phone Number': '+971 50 111 1111' });
    await field(page, 'Name').fill('Layla Haddad II');
    await pass(11);
    calls.reads.length = 0;
    // In one task, because Playwright would wait while the button is busy.
    await button(page, 'Save Changes').evaluate((save: HTMLButtonElement) => {
      save.form?.requestSubmit();
      save.click();
      save.click();
    });
    await expect(page.getByText('Phone Number came from someone else')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(calls.updates).toEqual([
      expect.objectContaining({ name: 'Layla Haddad II', phoneNumber: '+971 50 111 1111' }),
    ]);
    expect(calls.reads[0]).toBe('?page=1&limit=1000');
  });

  await test.step('a field of both: back to the form, then a choice with the keyboard alone', async () => {
    await reopenThere();
    await change(other, 'Layla Haddad II', { Name: 'Layla Theirs' });
    calls.updates.length = 0;
    await button(page, 'Edit Layla Haddad II').focus();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Name')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' Mine');
    await pass(11);
    await page.keyboard.press('Enter');
    await expect(side(page, 'Name', 'Theirs')).toBeFocused();
    await expect(side(page, 'Name', 'Theirs')).not.toBeChecked();
    await expect(button(page, 'Save')).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(conflict(page)).toBeHidden();
    await expect(field(page, 'Name')).toHaveValue('Layla Haddad II Mine');
    expect(calls.updates).toEqual([]);
    await field(page, 'Name').press('Enter');
    await expect(side(page, 'Name', 'Theirs')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(side(page, 'Name', 'Mine')).toBeChecked();
    await button(page, 'Save').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button(page, 'Edit Layla Haddad II Mine')).toBeVisible();
    expect(calls.updates).toEqual([expect.objectContaining({ name: 'Layla Haddad II Mine' })]);
  });

  await test.step('a deleted developer is added anew with what was typed', async () => {
    await reopenThere();
    await button(page, 'Edit Layla Haddad II Mine').click();
    await button(other, 'Delete Layla Haddad II Mine').click();
    await other
      .getByRole('dialog', { name: 'Delete developer' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(other.getByText('Developer deleted')).toBeVisible();
    await field(page, 'Name').fill('Layla Anew');
    const emiratesId = await field(page, 'Emirates ID').inputValue();
    await field(page, 'Emirates ID').fill(emiratesId.replaceAll('-', ''));
    await pass(11);
    calls.updates.length = 0;
    await field(page, 'Emirates ID').press('Enter');
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
      'This developer was deleted by someone else',
    );
    await expect(page.getByText('Showing 1 to 63 of 63 developers')).toBeVisible();
    const created = countCalls(page, '/developer/create');
    await pressTwice(button(page, 'Add anew'));
    await expect(page.getByText('Developer created')).toBeVisible();
    // What is saved otherwise than it was typed.
    await expect(page.getByText(`Emirates ID: ${emiratesId}`)).toBeVisible();
    expect(created).toEqual(['POST']);
    await expect(button(page, 'Edit Layla Anew')).toBeVisible();
    expect(calls.updates).toEqual([]);
  });
  await other.context().close();
});

test('a read before the save that fails or hangs does not block it; Enter held down saves once', async ({
  page,
  api,
}) => {
  await page.clock.install();
  await openAs(page, api, 'super_admin', developers);
  const calls = recordCalls(page, 'developer');
  await button(page, 'Edit Layla Haddad').click();
  await field(page, 'Name').fill('Layla II');
  await page.clock.fastForward(11_000);
  await api.faults([{ path: '/developer/getAll', hang: true }]);
  const release = await holdRequests(page, '/developer/update/*');
  const update = page.waitForRequest('**/developer/update/*');
  await field(page, 'Name').focus();
  // A key that is held down repeats.
  for (let times = 0; times < 10; times += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByText('Saving…')).toBeVisible();
  await update;
  // The list is read again after the update, and must not hang.
  await api.faults([]);
  release();
  await expect(page.getByText('Developer saved successfully')).toBeVisible();
  await expect(page.getByText('Saved without a check for changes by others')).toBeVisible();
  await expect(button(page, 'Edit Layla II')).toBeVisible();
  expect(calls.updates).toEqual([expect.objectContaining({ name: 'Layla II' })]);

  await button(page, 'Edit Layla II').click();
  await field(page, 'Name').fill('Layla III');
  await page.clock.fastForward(11_000);
  const away = { status: 500, body: { message: 'The server is resting.' } };
  await api.faults([
    { path: '/developer/getAll', times: 2, ...away },
    { path: '/developer/update/*', times: 1, ...away },
  ]);
  await field(page, 'Name').press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('The server is resting.');
  await expect(field(page, 'Name')).toHaveValue('Layla III');
  await expect(field(page, 'Name')).toBeFocused();
  await api.expire();
  await field(page, 'Name').press('Enter');
  await expect(page.getByText('Session expired. You have been logged out.')).toHaveCount(1);
});
