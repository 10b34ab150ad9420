import { expect } from 'playwright/test';
import { test } from './journey.ts';
import { openSamples } from './openAs.ts';
import { checkAll, linesOf } from './sheetLines.ts';

const tickets = '/master/support-management';

test('the keys of the sheet that work everywhere', async ({ page, api }) => {
  await openSamples(page, api, 'super_admin', tickets);
  const search = page.getByRole('dialog', { name: 'Search' });
  await checkAll(page, await linesOf(page, 'Everywhere'), {
    'Search screens and records': async (press) => {
      await press();
      await expect(search.getByRole('combobox')).toBeFocused();
      await press();
      await expect(search).toBeHidden();
    },
    'Open or close the sidebar': async (press) => {
      const subtitle = page.getByRole('navigation', { name: 'Main' }).getByText('Super Admin');
      await expect(subtitle).toBeHidden();
      await press();
      await expect(subtitle).toBeVisible();
    },
    'Show the keyboard shortcuts': async (press) => {
      await press();
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    },
    'Go to the newest message, and back': async (press) => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('j');
      await page.keyboard.press('m');
      const row = page
        .getByRole('row')
        .filter({ has: page.getByRole('cell') })
        .first();
      await expect(row).toBeFocused();
      const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
      await expect(undo).toBeVisible();
      await press();
      await expect(undo).toBeFocused();
      await press();
      await expect(row).toBeFocused();
      await page.keyboard.press('?');
    },
    'Close what is open': async (press) => {
      await press();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  });
});

test('the keys of the sheet in a list', async ({ page, api }) => {
  await openSamples(page, api, 'super_admin', tickets);
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  const selected = page.getByRole('checkbox', { name: /^Select TKT/u, checked: true });
  await checkAll(page, await linesOf(page, 'Lists'), {
    'Search in the list': async (press) => {
      await press();
      await expect(page.getByRole('searchbox')).toBeFocused();
    },
    'Move from row to row': async (_, [up = '', down = '']) => {
      await page.keyboard.press(down);
      await expect(rows.first()).toBeFocused();
      await page.keyboard.press(down);
      await expect(rows.nth(1)).toBeFocused();
      await page.keyboard.press(up);
      await expect(rows.first()).toBeFocused();
    },
    'Move through the controls of the row': async (_, [left = '', right = '']) => {
      await page.keyboard.press(right);
      await expect(rows.first().getByRole('checkbox')).toBeFocused();
      await page.keyboard.press(right);
      await expect(rows.first().getByRole('link').first()).toBeFocused();
      await page.keyboard.press(left);
      await expect(rows.first().getByRole('checkbox')).toBeFocused();
      await page.keyboard.press('Escape');
    },
    'First or last row': async (_, [home = '', end = '']) => {
      await page.keyboard.press(end);
      await expect(rows.last()).toBeFocused();
      await page.keyboard.press(home);
      await expect(rows.first()).toBeFocused();
    },
    'One screen of rows up or down': async (_, [up = '', down = '']) => {
      await page.keyboard.press(down);
      await expect(rows.first()).not.toBeFocused();
      await page.keyboard.press(up);
      await expect(rows.first()).toBeFocused();
    },
    'Select the row': async (press) => {
      await press();
      await expect(selected).toHaveCount(1);
    },
    'Select up to the row': async (press) => {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await press();
      await expect(selected).toHaveCount(3);
    },
    'Select all rows shown': async (press) => {
      await press();
      await expect(selected).toHaveCount(await rows.count());
    },
    'Open the row': async (press) => {
      await press();
      await expect(page.getByRole('dialog', { name: /^Ticket Details/u })).toBeVisible();
    },
  });
});

test('G and a letter goes to a screen', async ({ page, api }) => {
  await openSamples(page, api, 'super_admin', tickets);
  const lines = await linesOf(page, 'Go to');
  expect(lines).toHaveLength(15);
  for (const { does, keys } of lines) {
    for (const key of keys) await page.keyboard.press(key);
    await expect(page, does).toHaveTitle(`${does} · Blume Console`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});
