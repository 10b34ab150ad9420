import { expect } from 'playwright/test';
import { test } from './journey.ts';
import { openSamples } from './openAs.ts';
import { type Checks, checkAll, linesOf } from './sheetLines.ts';

const tickets = '/master/support-management';

test('the keys of the sheet on a ticket', async ({ page, api }) => {
  await openSamples(page, api, 'super_admin', tickets);
  const dialog = page.getByRole('dialog', { name: /^Ticket Details/u });
  const number = dialog.getByText(/^TKT-2026-\d+$/u).first();
  const said = (text: string | RegExp) =>
    expect(page.getByRole('status').getByText(text).last()).toBeVisible();
  const comment = dialog.getByRole('textbox', { name: 'Comment' });
  const status = (name: string) => expect(dialog.getByText(`Status: ${name}`).first()).toBeAttached();
  const lines = await linesOf(page, 'Tickets');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).press('Escape');
  await expect(dialog.getByRole('region', { name: 'Conversation' })).toBeFocused();
  const checks: Checks = {
    'Next ticket': async (press) => {
      const before = await number.textContent();
      await press();
      await expect(number).not.toHaveText(before ?? '');
    },
    'Previous ticket': async (press) => {
      const before = await number.textContent();
      await press();
      await expect(number).not.toHaveText(before ?? '');
    },
    'Set the status to Open': async (press) => {
      await press();
      await status('Open');
    },
    'Set the status to In Progress': async (press) => {
      await press();
      await status('In Progress');
    },
    'Set the status to Resolved': async (press) => {
      await press();
      await status('Resolved');
    },
    'Set the status to Closed': async (press) => {
      await press();
      await status('Closed');
    },
    'Assign the ticket': async (press) => {
      await press();
      await expect(dialog.getByRole('combobox', { name: 'Assigned To' })).toBeFocused();
      await page.keyboard.press('Escape');
    },
    'Assign the ticket to me': async (press) => {
      await press();
      await said(/Assigned to/u);
    },
    'Reply to the customer': async (press) => {
      await press();
      await expect(comment).toBeFocused();
      await page.keyboard.press('Escape');
    },
    'Write an internal note': async (press) => {
      await press();
      await expect(comment).toBeFocused();
      await page.keyboard.press('Escape');
    },
    'Resolve the ticket, send what is typed, go to the next': async (press) => {
      const before = await number.textContent();
      await press();
      await expect(number).not.toHaveText(before ?? '');
    },
    'Undo the last change': async (press) => {
      await press();
      await said('Undone');
    },
    'Send what is typed, with a chosen status': async (press) => {
      await comment.fill('Sent by its key');
      await press();
      await expect(comment).toHaveValue('');
      await expect(dialog.getByText('Sent by its key')).toBeVisible();
    },
    'Send it as an internal note': async (press) => {
      await comment.fill('A note by its key');
      await press();
      await expect(comment).toHaveValue('');
      await expect(dialog.getByText('A note by its key')).toBeVisible();
    },
  };
  await checkAll(page, lines, checks);
});

test('a ticket that is opened by press or by its address draws no focus around the conversation, by Enter it does', async ({
  page,
  api,
}) => {
  const conversation = page.getByRole('region', { name: 'Conversation' });
  const isDrawn = () => conversation.evaluate((element) => element.matches(':focus-visible'));
  await openSamples(page, api, 'super_admin', `${tickets}?open=details&id=TKT-2026-1056`);
  await expect(conversation).toBeFocused();
  expect(await isDrawn()).toBe(false);
  await page.keyboard.press('Escape');
  const openByPalette = async (open: () => Promise<void>) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).fill('TKT-2026-1053');
    await expect(page.getByRole('option')).toHaveCount(1);
    await open();
    await expect(conversation).toBeFocused();
  };
  await openByPalette(() => page.getByRole('option').click());
  expect(await isDrawn()).toBe(false);
  await page.keyboard.press('Escape');
  await openByPalette(() => page.keyboard.press('Enter'));
  expect(await isDrawn()).toBe(true);
});
