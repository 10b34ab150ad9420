import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { accounts, seededPassword } from '#fixtures/server/accounts.ts';
import { chooseFile, csv, people, press } from './importing.ts';
import { expectUsable, test } from './journey.ts';
import { button, chooseFilter, dialog, visit } from './locators.ts';
import { openAs, openSamples } from './openAs.ts';
import { enterPassword, logOut, passExpiry, signInHere, typeCode } from './signIn.ts';

const row = (page: Page, name: RegExp) => page.getByRole('main').getByRole('row', { name });
/** The records of this session, the newest first: those of the samples are older. */
const records = (page: Page) => page.getByRole('main').getByRole('row').filter({ hasText: 'This session' });

/** Opens the details of the newest record with this action. */
async function openRecord(page: Page, action: string) {
  await records(page).filter({ hasText: action }).first().getByRole('link').first().click();
  const details = dialog(page, 'Full Details');
  await expect(details).toContainText('This session');
  return details;
}

async function setInvestorPlan(page: Page, plan: string): Promise<void> {
  await button(page, 'Edit Layla Haddad').click();
  const form = dialog(page, 'Edit Investor');
  await form.getByRole('combobox', { name: 'Plan' }).selectOption(plan);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Investor updated successfully')).toBeVisible();
}

test('changes of several kinds are found in Audit Logs with their fields', async ({ page, api }) => {
  await page.goto('/master/investor-users');
  await enterPassword(page, 'super_admin', 'not the password');
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(seededPassword);
  await page.keyboard.press('Enter');
  await typeCode(page, api, 'super_admin');
  await page.keyboard.press('Enter');
  await setInvestorPlan(page, 'Enterprise');
  await button(page, 'Delete Layla Haddad').click();
  await dialog(page, 'Delete investor').getByRole('button', { name: 'Delete' }).click();
  const deleted = page.getByRole('status').filter({ hasText: 'Investor deleted' });
  await deleted.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, /Layla Haddad/u)).toBeVisible();

  // The server refuses one save, and accepts the next.
  await visit(page, 'Developer Users', 'User Management');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const form = dialog(page, 'Edit Developer');
  await form.getByRole('textbox', { name: 'Phone Number' }).fill('+971 4 200 1000');
  await api.faults([{ path: '/developer/*', method: 'PUT', status: 500, body: { error: 'Database down' } }]);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByText('Database down')).toBeVisible();
  await api.faults([]);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toBeHidden();

  // Many at once: a record for each.
  await visit(page, 'Blume Users', 'User Management');
  for (const box of [0, 1]) {
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .nth(box)
      .check();
  }
  await button(page, 'Set status').click();
  await page.getByRole('menuitem', { name: 'Inactive' }).click();
  await expect(page.getByText('2 set to Inactive')).toBeVisible();

  await visit(page, 'Support Management');
  await page.getByRole('main').getByRole('row').nth(1).dblclick();
  await dialog(page, 'Ticket Details').getByRole('button', { name: 'Assign' }).click();
  await page.getByRole('option', { name: 'Adam Weiss' }).click();
  await expect(page.getByText('Assigned to Adam Weiss').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await visit(page, 'Audit Logs');
  const { name } = accounts.super_admin;
  for (const action of [
    'User Login',
    'Investor Updated',
    'Investor Deleted',
    'Deletion Undone',
    'Developer Updated',
    'Status Changed',
    'Ticket Assigned',
  ]) {
    await expect(records(page).filter({ hasText: action }).first(), action).toContainText(name);
  }
  await expect(records(page).filter({ hasText: 'User Login' })).toHaveCount(2);
  await expect(records(page).filter({ hasText: 'User Login' }).last()).toContainText('Failed');
  await expect(records(page).filter({ hasText: 'Developer Updated' })).toHaveCount(2);
  await expect(records(page).filter({ hasText: 'Developer Updated' }).last()).toContainText('Failed');
  const details = await openRecord(page, 'Investor Updated');
  await expect(details.getByRole('table', { name: 'Field Changes' }).getByRole('row')).toHaveCount(2);
  await expect(details.getByRole('table', { name: 'Field Changes' })).toContainText('Enterprise Plan');
  await expect(details).toContainText('USR-001');
  await page.keyboard.press('Escape');

  // An export adds a record, which is shown at the next visit.
  await button(page, 'Export Logs').click();
  await expect(page.getByText(/records exported$/u)).toBeVisible();
  await visit(page, 'Dashboard');
  await visit(page, 'Audit Logs');
  await expect(records(page).first()).toContainText('Records Exported');
  await expectUsable(page);
});

test('subscriptions, plans, companies, files and settings are recorded too', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', '/master/investor-users');
  await button(page, 'Subscription Layla Haddad').click();
  await button(page, 'Edit Subscription').click();
  await page.getByRole('textbox', { name: 'Grace Period' }).fill('21 days');
  await button(page, 'Save Changes').click();
  await expect(button(page, 'Edit Subscription')).toBeVisible();
  await page.keyboard.press('Escape');
  await chooseFilter(page, 'Status', 'Inactive');
  await button(page, 'Export').click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  await expect(page.getByText(/investors? exported/u)).toBeVisible();

  await visit(page, 'Investor Plans', 'Plans Management');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Price' }).fill('123');
  await button(page, 'Save Changes').click();
  await expect(page.getByText('Subscription plan updates successfully.')).toBeVisible();

  await visit(page, 'Developer Company Management');
  await button(page, 'Edit Acme Developments').click();
  await page.getByRole('textbox', { name: 'Phone Number' }).fill('+971 4 999 9999');
  await button(page, 'Save Changes').click();
  await expect(page.getByText('Company saved successfully')).toBeVisible();

  await visit(page, 'Developer Users', 'User Management');
  await button(page, 'Import').click();
  await chooseFile(page, 'people.csv', csv(people(2)));
  await press(page, 'Import 2 rows');
  await expect(page.getByText('2 developers imported').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await visit(page, 'System Settings');
  await page.getByRole('switch', { name: 'Require Numbers' }).click();
  await button(page, 'Save All Settings').click();
  await dialog(page, 'Review changes').getByRole('button', { name: 'Save All Settings' }).click();
  await expect(page.getByText('System settings have been updated successfully.')).toBeVisible();
  const maintenance = page.getByRole('switch', { name: 'Maintenance Mode' });
  await maintenance.click();
  await dialog(page, 'Start maintenance').getByRole('button', { name: 'Start maintenance' }).click();
  await expect(maintenance).toBeChecked();
  await maintenance.click();
  await expect(maintenance).not.toBeChecked();
  await visit(page, 'Audit Logs');
  for (const [action, ...texts] of [
    ['Subscription Updated', 'USR-001', '21 days'],
    ['Records Exported', 'Filters: Status is Inactive'],
    ['Plan Updated', 'Plan Basic: changed Price'],
    ['Company Updated', 'COMP-001'],
    ['Records Imported', '2 developers imported'],
    ['Settings Updated', 'Require Numbers'],
    ['Maintenance Started', 'Maintenance Mode'],
    ['Maintenance Ended', 'Maintenance Mode'],
  ] as const) {
    const details = await openRecord(page, action);
    const shown = await details.innerText();
    expect(
      texts.filter((text) => !shown.includes(text)),
      action,
    ).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
  }
});

test('what leaves the house is recorded once: emails, maintenance, files, export, restore, replies and notes', async ({
  page,
  api,
}) => {
  await openSamples(page, api, 'super_admin', '/master/settings');
  await page.getByLabel('Date', { exact: true }).fill('2099-12-01');
  await page.getByLabel('Time', { exact: true }).fill('22:00');
  await button(page, 'Schedule Maintenance').click();
  await page
    .getByRole('region', { name: 'Scheduled maintenance' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await page
    .getByLabel('Terms File')
    .setInputFiles({ name: 'terms.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await page.getByLabel('Target').selectOption('Companies');
  await page.getByLabel('Subject').fill('News');
  await page.getByLabel('Body', { exact: true }).fill('A tower opens.');
  await button(page, 'Send Email').click();
  await dialog(page, 'Send email')
    .getByRole('button', { name: /^Send to \d+ people$/u })
    .click();
  await button(page, 'Export Data').click();
  await button(page, 'Restore Database').click();
  await dialog(page, 'Restore database').getByRole('button', { name: 'Restore' }).click();

  await visit(page, 'Support Management');
  await page
    .getByRole('button', { name: /^View TKT-/u })
    .first()
    .click();
  const ticket = dialog(page, 'Ticket Details');
  await ticket.getByRole('textbox', { name: 'Comment' }).fill('A secret of the customer');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('Ours only');
  await page.keyboard.press('Control+Shift+Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await visit(page, 'Audit Logs');
  await expect(records(page)).toHaveCount(8);
  for (const [action, text] of [
    ['Maintenance Scheduled', '2099-12-01 at 22:00'],
    ['Maintenance Canceled', 'was canceled'],
    ['Settings File Uploaded', 'Terms File: terms.txt'],
    ['Email Sent', 'to companies'],
    ['Data Export Started', 'SYSTEM-SETTINGS'],
    ['Database Restore Started', 'SYSTEM-SETTINGS'],
    ['Ticket Reply Sent', 'reply, visible to customer and staff, 24 characters'],
    ['Internal Note Added', 'internal note, visible to staff only, 9 characters'],
  ] as const) {
    const details = await openRecord(page, action);
    await expect(details, action).toContainText(text);
    await expect(details).not.toContainText('A secret of the customer');
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
  }
});

test('the changes of a record lead to its audit records', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', '/master/investor-users');
  await setInvestorPlan(page, 'Enterprise');
  await button(page, 'View Layla Haddad').click();
  const changes = dialog(page, 'Investor Details').getByRole('region', { name: /^Changes \(\d+\)$/u });
  const newest = changes.getByRole('link').first();
  await expect(newest).toContainText('Investor Updated');
  await expect(newest).toContainText(/Plan from .* to Enterprise Plan/u);
  await newest.click();
  await expect(page).toHaveURL(/\/audit-logs\?record=investors\.USR-001&open=details&id=AUD-S000\d$/u);
  await expect(dialog(page, 'Full Details')).toContainText('Enterprise Plan');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Remove Record USR-001')).toBeVisible();
});

test('a change of this session is taken back among the changes of its record', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', '/master/investor-users');
  await setInvestorPlan(page, 'Enterprise');
  await button(page, 'View Layla Haddad').click();
  const changes = dialog(page, 'Investor Details').getByRole('region', { name: /^Changes \(\d+\)$/u });
  const undo = changes.getByRole('button', { name: /^Undo Investor Updated by /u });
  await undo.click();
  await expect(changes.getByRole('link').first()).toContainText(/Plan from Enterprise Plan to /u);
  // The change that took it back can be taken back itself; the first one not once more.
  await expect(undo).toHaveCount(1);
});

test('an expired session is told to the same user only, and a log-out leaves nothing', async ({
  page,
  api,
}) => {
  await page.clock.install();
  await openAs(page, api, 'super_admin', '/master/investor-users');
  await setInvestorPlan(page, 'Enterprise');
  await api.expire();
  await visit(page, 'Audit Logs');
  await passExpiry(page);
  await signInHere(page, api, 'super_admin');
  await expect(page).toHaveURL('/master/audit-logs');
  await expect(records(page)).toHaveCount(2);
  await expect(records(page).first()).toContainText('User Login');
  await expect(records(page).last()).toContainText('Session Expired');

  await logOut(page);
  await expect(page).toHaveURL('/login');
  await signInHere(page, api, 'admin');
  await visit(page, 'Audit Logs');
  await expect(records(page)).toHaveCount(1);
  await expect(records(page).first()).toContainText(accounts.admin.name);
});
