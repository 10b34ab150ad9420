import { expect, type Page } from 'playwright/test';
import { test } from './journey.ts';
import { chooseFilter } from './locators.ts';
import { openSamples } from './openAs.ts';
import { walk } from './stops.ts';

/** Where a popup is, and the buttons that lead to it, each in the popup of the one before. */
interface Popup {
  readonly path: string;
  readonly buttons: readonly RegExp[];
}

const subscriptions = '/master/user-subscriptions/company-subscriptions';
const developers = '/master/developer-users';

const popups: Readonly<Record<string, Popup>> = {
  'a menu': { path: developers, buttons: [/^View$/u] },
  'a menu of the header': { path: developers, buttons: [/^Notifications/u] },
  'a list of choices': { path: developers, buttons: [/^Status All/u] },
  'a list of choices with a search': { path: '/master/support-management', buttons: [/^Assignee All/u] },
  'a filter by date': { path: subscriptions, buttons: [/^End Date All/u] },
  'the calendar of a filter': {
    path: subscriptions,
    buttons: [/^End Date All/u, /^Open calendar End Date from$/u],
  },
  'the calendar of a form': {
    path: `${subscriptions}?open=edit&id=CSUB-001`,
    buttons: [/^Open calendar Start Date/u],
  },
};

for (const [popup, { path, buttons }] of Object.entries(popups)) {
  test(`Tab past the last control of ${popup} reaches a control in sight`, async ({ page, api }) => {
    await openSamples(page, api, 'super_admin', path);
    expect(buttons).not.toEqual([]);
    for (const name of buttons) {
      const opener = page.getByRole('button', { name, includeHidden: true }).first();
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      await expect(opener).not.toBeFocused();
    }
    const { stops, faults } = await walk(page, 12);
    expect(faults).toEqual([]);
    expect(stops.length).toBeGreaterThan(2);
  });
}

test('Tab from the choices of a field in a form reaches a control in sight', async ({ page, api }) => {
  await openSamples(page, api, 'super_admin', `${developers}?open=edit&id=USR-002`);
  await page.getByRole('combobox', { name: 'Company' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  const { stops, faults } = await walk(page, 12);
  expect(faults).toEqual([]);
  expect(stops.length).toBeGreaterThan(2);
});

/** Dialogs by their address, one of each kind. */
const dialogs: Readonly<Record<string, readonly string[]>> = {
  'of people': [
    `${developers}?open=edit&id=USR-002`,
    `${developers}?open=details&id=USR-002`,
    `${developers}?open=delete&id=USR-002`,
    `${developers}?open=import`,
    '/master/investor-users?open=address&id=USR-002',
    '/master/blume-users?open=edit&id=STF-002',
  ],
  'of companies': [
    '/master/company-management?open=edit&id=COMP-002',
    '/master/company-management?open=subscription&id=COMP-002',
    '/master/plans-management/developer-plans?open=edit&id=DPL-002',
    '/master/plans-management/developer-plans?open=companies&id=DPL-002',
  ],
  'of subscriptions, tickets and alerts': [
    `${subscriptions}?open=edit&id=CSUB-002`,
    `${subscriptions}?open=history&id=CSUB-002`,
    '/master/support-management?open=details&id=TKT-2026-1056',
    '/master/dashboard?open=alerts',
  ],
  'of the support portal': [
    '/support/support-management?open=details&id=TKT-2026-2214',
    '/support/user-management?open=details&id=USR-004',
    '/support/user-management?open=sub-users&id=USR-001',
    '/support/company-management?open=details&id=COMP-004',
  ],
};

/** Walks through what is open, until it comes round, and expects to see each stop of it. */
async function expectStopsInSight(page: Page, limit = 60) {
  const { stops, faults } = await walk(page, limit);
  expect(faults).toEqual([]);
  expect(stops.length).toBeLessThan(limit);
}

/** Walks through the open dialog, whose size and stops are those of a window at 400 %. */
async function expectDialogInSight(page: Page) {
  await expect(page.locator('[role="dialog"]:focus-within')).toBeVisible();
  await expectStopsInSight(page);
}

const small = { width: 320, height: 256 };
const roleOf = (path: string) => (path.startsWith('/support') ? 'support' : 'super_admin');

for (const [area, paths] of Object.entries(dialogs)) {
  test(`at 320 × 256 px each stop of the dialogs ${area} is in sight`, async ({ page, api }) => {
    await page.setViewportSize(small);
    const [first = '', ...rest] = paths;
    await openSamples(page, api, roleOf(first), first);
    await expectDialogInSight(page);
    for (const path of rest) {
      await page.goto(path);
      await expectDialogInSight(page);
    }
  });
}

/** Dialogs that no address opens: a screen, and what is done there. */
const opened: Readonly<Record<string, readonly [string, (page: Page) => Promise<void>]>> = {
  'the search of everything': [developers, (page) => page.keyboard.press('Control+k')],
  'the sheet of shortcuts': [developers, (page) => page.keyboard.press('?')],
  'the details of an audit record': [
    '/master/audit-logs',
    async (page) => {
      await page
        .getByRole('button', { name: /^Details of/u })
        .first()
        .press('Enter');
      await page.getByRole('button', { name: /full details/iu }).press('Enter');
    },
  ],
  'the table of a report': [
    '/master/reports',
    (page) => page.getByRole('button', { name: /^Table User Growth/u }).press('Enter'),
  ],
  'an email': [
    '/master/plans-management/developer-plans?open=companies&id=DPL-002',
    async (page) => {
      await page.getByRole('button', { name: /^Email the/u }).press('Enter');
      // Not the dialog below it, which has the focus until the code of this one is loaded.
      await expect(page.getByRole('textbox', { name: 'Subject' })).toBeFocused();
    },
  ],
};

for (const [name, [path, open]] of Object.entries(opened)) {
  test(`at 320 × 256 px each stop of ${name} is in sight`, async ({ page, api }) => {
    await page.setViewportSize(small);
    await openSamples(page, api, 'super_admin', path);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
    await open(page);
    await expectDialogInSight(page);
  });
}

/** Screens without a table, and one with cards. */
const screens = [
  '/master/dashboard',
  '/master/reports',
  '/master/reports?period=2026-Q3',
  '/master/settings',
  '/support/dashboard',
  '/support/user-management',
];

for (const path of screens) {
  test(`at 320 × 256 px each stop of ${path} is in sight`, async ({ page, api }) => {
    await page.setViewportSize(small);
    await openSamples(page, api, roleOf(path), path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectStopsInSight(page, 100);
  });
}

test('Tab past the last link of a flyout goes on along the sidebar', async ({ page, api }) => {
  await openSamples(page, api, 'super_admin', '/master/dashboard');
  const group = page.getByRole('navigation').getByRole('button', { name: 'Plans Management' });
  await group.press('Enter');
  await page.getByRole('link', { name: 'Investor Plans' }).focus();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('navigation').getByRole('button', { name: 'User Subscriptions' }),
  ).toBeFocused();
});

test('at 320 × 256 px each stop of Compare is in sight', async ({ page, api }) => {
  await openSamples(page, api, 'super_admin', '/master/investor-users');
  const phone = await page.getByRole('link', { name: /^\+/u }).first().innerText();
  await page.getByRole('button', { name: 'Edit Omar Farouk' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Investor' });
  await form.getByLabel('Mobile').fill(phone);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toBeHidden();
  await chooseFilter(page, 'Needs attention', 'Same phone');
  await page.getByRole('button', { name: 'Compare Omar Farouk' }).click();
  await page.setViewportSize(small);
  await expectDialogInSight(page);
});

test('at 200 % no message covers a control of a ticket', async ({ page, api }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await openSamples(page, api, 'super_admin', '/master/support-management?open=details&id=TKT-2026-1056');
  const ticket = page.getByRole('dialog', { name: 'Ticket Details' });
  await ticket.locator('textarea').fill('Checked with the bank.');
  await ticket.getByRole('button', { name: 'Internal Note' }).click();
  await expect(page.getByText('Internal note added')).toBeVisible();
  await expectDialogInSight(page);
  await expect(page.getByText('Internal note added')).toBeVisible();
});
