import { expect } from 'playwright/test';
import { chooseFilter } from './filters.ts';
import { expectUsable, test } from './journey.ts';
import { openSamples } from './openAs.ts';
import { countCalls } from './signIn.ts';

const path = '/support/company-management';

test('a support user finds a company, reads it and can change nothing', async ({ page, api }) => {
  const asked = countCalls(page, '/company/getAll');
  await openSamples(page, api, 'support', path);
  const main = page.getByRole('main');
  await expect(page.getByText('Showing 1 to 37 of 37 companies')).toBeVisible();
  await expect(main.getByText('Read-only')).toBeVisible();
  await expect(main.getByText('Sample data')).toBeVisible();
  await expect(main.getByRole('checkbox')).toHaveCount(0);
  await expect(
    main.getByRole('button', { name: /^(?:Add|Edit|Delete|Subscription(?! Plan)) /u }),
  ).toHaveCount(0);

  await page.getByPlaceholder('Search by company, email or contact person').fill('bram de');
  await expect(page.getByText('Showing 1 to 1 of 1 company')).toBeVisible();
  await expect(page.getByRole('row', { name: /Green Quarter.*Standard Plan.*Active/u })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('textbox', { name: 'Developer User' }).fill('OBRIEN');
  await chooseFilter(page, 'Status', 'Active');
  await chooseFilter(page, 'Subscription Plan', 'Basic Plan');
  await expect(page).toHaveURL(`${path}?user=OBRIEN&status=Active&plan=Basic+Plan`);
  await expect(page.getByText('Showing 1 to 1 of 1 company')).toBeVisible();

  // By keyboard alone: from the filters to the row, and Enter.
  await page.getByRole('row', { name: /O’Brien & Daughters/u }).focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Company Details' });
  await expect(details).toContainText('siobhan@obrien.example');
  await expect(details).toContainText('Initial Subscription');
  const link = page.url();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(page).toHaveURL(`${path}?user=OBRIEN&status=Active&plan=Basic+Plan`);

  await page.goto('/support/dashboard');
  await page.goto(link);
  await expect(details).toContainText('Al Wasl Street, 16657 Galway');
  await page.keyboard.press('Escape');
  await expectUsable(page);
  expect(asked).toEqual([]);
});
