import { expect, type Page } from 'playwright/test';
import { test } from './journey.ts';
import { openSamples } from './openAs.ts';

const tickets = '/master/support-management';

/** The keys of the sheet as Playwright presses them. */
const pressed: Readonly<Record<string, string>> = {
  Ctrl: 'Control',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  'Page Up': 'PageUp',
  'Page Down': 'PageDown',
  Esc: 'Escape',
};

interface Line {
  readonly does: string;
  /** What is pressed one after the other. */
  readonly keys: readonly string[];
}

/** The lines of a group of the sheet. */
async function linesOf(page: Page, group: string): Promise<readonly Line[]> {
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('?');
  const section = page
    .getByRole('dialog', { name: 'Keyboard shortcuts' })
    .getByRole('region', { name: group });
  await expect(section).toBeVisible();
  const lines = await section.locator('dl > div').evaluateAll((rows) =>
    rows.map((row) => ({
      does: row.querySelector('dt')?.textContent ?? '',
      caps: [...row.querySelectorAll('kbd')].map((key) => key.textContent),
    })),
  );
  await page.keyboard.press('Escape');
  await expect(section).toBeHidden();
  return lines.map(({ does, caps }) => {
    const keys = caps.map((cap) => pressed[cap] ?? (cap.length === 1 ? cap.toLowerCase() : cap));
    return { does, keys: ['Control', 'Shift'].includes(keys[0] ?? '') ? [keys.join('+')] : keys };
  });
}

type Checks = Readonly<
  Record<string, (press: () => Promise<void>, keys: readonly string[]) => Promise<void>>
>;

/** Presses the keys of every line, and sees what the line says. */
async function checkAll(page: Page, lines: readonly Line[], checks: Checks): Promise<void> {
  expect(lines.map(({ does }) => does)).toEqual(Object.keys(checks));
  for (const { does, keys } of lines) {
    await test.step(does, async () => {
      await checks[does]?.(async () => {
        for (const key of keys) await page.keyboard.press(key);
      }, keys);
    });
  }
}

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
    'Resolve the ticket and go to the next': async (press) => {
      const before = await number.textContent();
      await press();
      await expect(number).not.toHaveText(before ?? '');
    },
    'Undo the last change': async (press) => {
      await press();
      await said('Undone');
    },
    'Send what is typed': async (press) => {
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

test('G and a letter goes to a screen', async ({ page, api }) => {
  await openSamples(page, api, 'super_admin', tickets);
  for (const { does, keys } of await linesOf(page, 'Go to')) {
    for (const key of keys) await page.keyboard.press(key);
    await expect(page, does).toHaveTitle(`${does} · Blume Console`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});
