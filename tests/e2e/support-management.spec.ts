import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { chooseFilter } from './filters.ts';
import { expectUsable, test } from './journey.ts';
import { openSamples } from './openAs.ts';
import { passExpiry, signInHere } from './signIn.ts';

const path = '/master/support-management';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ticket Details' });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const trail = (page: Page) =>
  dialog(page).getByRole('list', { name: 'Activity & Audit Trail' }).getByRole('listitem');
const titled = (page: Page, count: number) =>
  expect(page.getByRole('table', { name: `Support Tickets (${count})` })).toBeVisible();

/** The bytes of the file that the button downloads, with the name that it is given. */
async function download(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const waiting = page.waitForEvent('download');
  await press(page, `Download ${name}`);
  const file = await waiting;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

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
  const sample = await download(page, 'units.csv');
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
  const back = await download(page, 'largest.bin');
  expect(back.name).toBe('largest.bin');
  expect(back.bytes.equals(sent)).toBe(true);
});

test('the keys lead from ticket to ticket as the list shows them; unsent words stay', async ({
  page,
  api,
}) => {
  await openSamples(page, api, 'super_admin', `${path}?status=Open&sort=created.asc`);
  await titled(page, 4);
  await page.getByRole('button', { name: 'View TKT-2026-1043' }).click();
  await expect(dialog(page).getByText('1 of 4')).toBeVisible();
  await page.keyboard.press('j');
  await expect(page).toHaveURL(`${path}?status=Open&sort=created.asc&open=details&id=TKT-2026-1051`);
  await page.keyboard.press('j');
  await expect(dialog(page)).toContainText('TKT-2026-1055');
  await page.keyboard.press('k');
  await expect(dialog(page)).toContainText('TKT-2026-1051');
  await press(page, 'Next ticket');
  await expect(dialog(page).getByText('3 of 4')).toBeVisible();

  const comment = dialog(page).getByRole('textbox', { name: 'Comment' });
  await comment.pressSequentially('jk is no step');
  await press(page, 'Previous ticket');
  await expect(dialog(page).getByText('2 of 4')).toBeVisible();
  await expect(comment).toHaveValue('');
  await press(page, 'Next ticket');
  await expect(comment).toHaveValue('jk is no step');
  await press(page, 'Close');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(`${path}?status=Open&sort=created.asc`);
  const row = page.getByRole('row').filter({ hasText: 'TKT-2026-1055' });
  await expect(row.getByText('Draft')).toBeVisible();
  // Log Out would lose it.
  await page.getByRole('button', { name: 'Sara', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'View TKT-2026-1055' }).click();
  await expect(comment).toHaveValue('jk is no step');
});

test('a file is dropped on the composer and another one pasted into it', async ({ page, api }) => {
  await openSamples(page, api, 'super_admin', `${path}?open=details&id=TKT-2026-1057`);
  const comment = dialog(page).getByRole('textbox', { name: 'Comment' });
  const dataTransfer = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['abc'], 'dropped.txt'));
    return transfer;
  });
  await comment.dispatchEvent('drop', { dataTransfer });
  await expect(trail(page).last()).toContainText('Sara Khalil uploaded dropped.txt');
  await comment.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['abc'], 'pasted.png'));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(trail(page).last()).toContainText('Sara Khalil uploaded pasted.png');
  await expect(dialog(page).getByRole('button', { name: 'Download pasted.png' })).toBeVisible();
});

test('an expired session gives the unsent note back, as a note', async ({ page, api }) => {
  await openSamples(page, api, 'super_admin', `${path}?open=details&id=TKT-2026-1048`);
  const comment = dialog(page).getByRole('textbox', { name: 'Comment' });
  const note = dialog(page).getByText('Internal note: staff only see it');
  await expect(comment).toBeVisible();
  await page.keyboard.press('n');
  await comment.fill('Half a sentence');
  await expect(note).toBeVisible();
  await dialog(page).getByRole('combobox', { name: 'Status' }).selectOption('Closed');
  // A read that the page starts by itself, of the customer's records, would meet the expiry before the press below.
  await page.waitForLoadState('networkidle');
  await api.expire();
  // Another screen asks whether the session is alive. The first Escape leaves the comment.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('link', { name: 'Reports', exact: true }).click();
  await passExpiry(page);
  await signInHere(page, api, 'super_admin');
  await expect(page).toHaveURL('/master/reports');
  await page.getByRole('link', { name: 'Support Management', exact: true }).click();
  await page.getByRole('button', { name: 'View TKT-2026-1048' }).click();
  await expect(comment).toHaveValue('Half a sentence');
  await expect(note).toBeVisible();
  await expect(dialog(page).getByRole('combobox', { name: 'Status' })).toHaveValue('Closed');
});
