import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { expectUsable, test } from './journey.ts';
import { button, chooseFilter, download } from './locators.ts';
import { openSamples } from './openAs.ts';

const path = '/master/support-management';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ticket Details' });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const trail = (page: Page) =>
  dialog(page).getByRole('list', { name: 'Activity & Audit Trail' }).getByRole('listitem');
const fileOf = (page: Page, name: string) => download(page, button(page, `Download ${name}`));
const titled = (page: Page, count: number) =>
  expect(page.getByRole('table', { name: `Support Tickets (${count})` })).toBeVisible();

test('a ticket is found, answered, assigned, resolved, and leaves its filter', async ({ page, api }) => {
  await openSamples(page, api, 'super_admin', path);
  await titled(page, 14);
  await expect(page.getByText('Resolved Today')).toBeVisible();
  await page.getByPlaceholder('Search by customer, subject or ticket ID').fill('AL NOOR');
  await titled(page, 2);
  await chooseFilter(page, 'Status', 'Open');
  await titled(page, 1);
  await page.getByRole('button', { name: 'View TKT-2026-1057' }).click();
  await expect(page).toHaveURL(`${path}?search=AL+NOOR&status=Open&open=details&id=TKT-2026-1057`);
  await expect(trail(page)).toHaveCount(6);

  await dialog(page).getByRole('textbox', { name: 'Comment' }).fill('<b>Done</b>\n  https://a.example');
  await press(page, 'Add Comment');
  await expect(trail(page).last()).toContainText('Sara Khalil added a comment');
  await expect(trail(page).last()).toContainText('<b>Done</b>\n  https://a.example', {
    useInnerText: true,
  });
  await expect(trail(page).getByRole('link')).toHaveCount(0);
  await dialog(page).getByRole('textbox', { name: 'Comment' }).fill('For us only');
  await press(page, 'Internal Note');
  await expect(trail(page).last()).toContainText('Internal note');
  await press(page, 'Assign');
  await page.getByRole('option', { name: 'Priya Raghunathan' }).click();
  await expect(trail(page).last()).toContainText('assigned the ticket to Priya Raghunathan');
  await dialog(page).getByRole('combobox', { name: 'Status' }).selectOption('Resolved');
  await press(page, 'Save Changes');
  await expect(trail(page).last()).toContainText('changed the status from Open to Resolved');
  await expect(trail(page)).toHaveCount(10);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('No tickets found')).toBeVisible();
  await chooseFilter(page, 'Status', 'Resolved');
  await titled(page, 1);
  await expectUsable(page);
});

test('files go in and come out as they were; one that is too large is refused', async ({ page, api }) => {
  await openSamples(page, api, 'super_admin', `${path}?open=details&id=TKT-2026-1057`);
  const sample = await fileOf(page, 'units.csv');
  expect(sample.name).toBe('units.csv');
  expect(sample.bytes.length).toBe(245 * 1024);
  await expect(dialog(page).getByText(/^245 KB/u)).toBeVisible();

  const upload = (size: number, name: string) => {
    const buffer = Buffer.alloc(size, 'any byte \0\xff');
    return dialog(page)
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
      .then(() => buffer);
  };
  await upload(10 * 1024 * 1024 + 1, 'too-large.bin');
  await expect(dialog(page).getByText('too-large.bin was not taken: it is larger than 10 MB.')).toBeVisible();
  await expect(trail(page)).toHaveCount(6);
  const sent = await upload(10 * 1024 * 1024, 'largest.bin');
  await expect(trail(page).last()).toContainText('Sara Khalil uploaded largest.bin');
  await expect(dialog(page).getByText('too-large.bin')).toBeHidden();
  const back = await fileOf(page, 'largest.bin');
  expect(back.name).toBe('largest.bin');
  expect(back.bytes.equals(sent)).toBe(true);

  // The browser drops dots at both ends of a name, and takes a mark that turns the direction around for a part of it.
  await upload(9, '.htaccess');
  expect((await fileOf(page, '.htaccess')).name).toBe('_.htaccess');
  await upload(9, 'notes.');
  expect((await fileOf(page, 'notes.')).name).toBe('notes._');
  await upload(9, 'invoice\u202egpj.exe');
  await expect(trail(page).last()).toContainText('Sara Khalil uploaded invoicegpj.exe');
  expect((await fileOf(page, 'invoicegpj.exe')).name).toBe('invoicegpj.exe');
});
