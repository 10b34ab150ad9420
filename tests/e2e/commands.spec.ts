import { expect, type Page } from 'playwright/test';
import { test } from './journey.ts';
import { openAs, openSamples } from './openAs.ts';

const search = (page: Page) => page.getByRole('dialog', { name: 'Search' });

/** Runs the command that the search finds first. */
async function runCommand(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await search(page).getByRole('combobox').fill(words);
  const first = search(page).getByRole('option').first();
  await expect(first).toHaveAccessibleName(new RegExp(`^${words.replaceAll(/[()]/gu, '.')}`, 'u'));
  await expect(first).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('Enter');
  await expect(search(page)).toBeHidden();
}

/** The code of the search is not loaded before the returned function is called. */
async function holdSearch(page: Page): Promise<() => void> {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/MasterSearch-*.js', async (route) => {
    await late;
    await route.continue();
  });
  return arrive;
}

test('letters and Enter in the header, before the search is loaded, lead to its hits', async ({
  page,
  api,
}) => {
  const arrive = await holdSearch(page);
  await openAs(page, api, 'super_admin', '/master/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByPlaceholder('Search...').click();
  await page.keyboard.type('layla haddad');
  await page.keyboard.press('Enter');
  await expect(search(page).getByRole('textbox')).toHaveValue('layla haddad');
  arrive();
  await expect(search(page).getByRole('option').first()).toContainText('Layla Haddad');
});

test('what is typed before the search is loaded is in its field', async ({ page, api }) => {
  const arrive = await holdSearch(page);
  await openAs(page, api, 'super_admin', '/master/developer-users');
  await expect(page.getByText('Layla Haddad').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('mond');
  await page.keyboard.press('Home');
  await page.keyboard.type('dia');
  await expect(search(page).getByRole('textbox')).toHaveValue('diamond');
  arrive();
  const field = search(page).getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('s');
  await expect(field).toHaveValue('diamonds');
  await page.keyboard.press('Escape');
  await expect(search(page)).toBeHidden();
  // The list below has taken none of it.
  await expect(page).toHaveURL('/master/developer-users');
});

test('the search adds and imports records from everywhere', async ({ page, api }) => {
  await openSamples(page, api, 'super_admin', '/master/reports');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [words, path, title] of [
    ['Add Developer', '/master/developer-users', 'Add Developer'],
    ['Add New Investor Plan', '/master/plans-management/investor-plans', 'Plan'],
    ['Import companies', '/master/company-management', 'Import Companies'],
  ] as const) {
    await runCommand(page, words);
    await expect(page, words).toHaveURL(new RegExp(`^[^?]*${path}\\?`, 'u'));
    await expect(
      page
        .getByRole('dialog')
        .getByRole('heading', { name: new RegExp(title, 'iu') })
        .first(),
      words,
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('the search exports the shown list and opens views', async ({ page, api }) => {
  await openSamples(page, api, 'super_admin', '/master/investor-users');
  await expect(page.getByRole('table')).toBeVisible();
  const download = page.waitForEvent('download');
  await runCommand(page, 'Export this list as CSV');
  expect((await download).suggestedFilename()).toMatch(/^investors.*\.csv$/u);

  await runCommand(page, 'Waiting for us');
  await expect(page).toHaveURL('/master/support-management?waiting=us');
  await runCommand(page, 'Unassigned');
  await expect(page).toHaveURL('/master/support-management?assignee=none');
});

test('the search acts on the open ticket and puts what was used first', async ({ page, api }) => {
  await openSamples(page, api, 'super_admin', '/master/support-management');
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const ticket = page.getByRole('dialog', { name: 'Ticket Details' });
  await expect(ticket).toBeVisible();
  await runCommand(page, 'Set the status to Closed');
  await expect(ticket.getByText('Status: Closed').first()).toBeAttached();
  await runCommand(page, 'Assign the ticket to me');
  await expect(page.getByText(/^Assigned to/u).last()).toBeVisible();
  await runCommand(page, 'Reply to the customer');
  await expect(ticket.getByRole('textbox', { name: 'Comment' })).toBeFocused();
  await page.keyboard.press('Control+k');
  const recent = search(page).getByRole('group', { name: 'Recent' }).getByRole('option');
  await expect(recent.first()).toHaveText('Reply to the customerR');
  await expect(recent.nth(1)).toHaveText('Assign the ticket to meM');
  await page.keyboard.press('Escape');
  await expect(search(page)).toBeHidden();
  await expect(ticket).toBeVisible();
});

test('the search goes to a card, changes the appearance, hides passwords and logs out', async ({
  page,
  api,
}) => {
  await openSamples(page, api, 'super_admin', '/master/blume-users');
  await expect(page.getByRole('button', { name: 'Hide passwords' })).toBeVisible();
  await runCommand(page, 'Hide passwords');
  await expect(page.getByRole('button', { name: 'Show passwords' })).toBeVisible();
  await runCommand(page, 'Dark theme');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await runCommand(page, 'Compact density');
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
  await runCommand(page, 'Support Information');
  await expect(page).toHaveURL('/master/settings#support-information');
  await expect(page.locator('#support-information')).toBeFocused();
  await runCommand(page, 'Bulk Email');
  await expect(page.locator(':focus').getByRole('heading', { name: /Bulk Email/u })).toBeVisible();
  await runCommand(page, 'Log Out');
  await expect(page).toHaveURL('/login');
});
