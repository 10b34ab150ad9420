import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { accounts } from '#fixtures/server/accounts.ts';
import { expectUsable, test } from './journey.ts';
import { openAs } from './openAs.ts';

/** The number of records of the first user is 18 and 64; another user has three of each. */
const OTHERS = 3;

async function expectOnly(page: Page, noun: string): Promise<void> {
  await expect(page.getByText(`Showing 1 to ${OTHERS} of ${OTHERS} ${noun}`)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(OTHERS + 1);
}

test('when another user takes over the tab without a message, every list has the rows of that user at once', async ({
  page,
  api,
}) => {
  await openAs(page, api, 'super_admin', '/master/company-management');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  // As when the other user signs in through another browser window that shares the cookie.
  await api.setUp({ companies: OTHERS, developers: OTHERS, signedIn: accounts.admin.email });

  await page.getByRole('button', { name: 'User Management' }).click();
  await page.getByRole('link', { name: 'Developer Users' }).click();
  await expect(page.getByRole('button', { name: 'Adam' })).toBeVisible();
  await expectOnly(page, 'developers');
  await page.getByRole('link', { name: 'Developer Company Management' }).click();
  await expectOnly(page, 'companies');
  // Changes reach the list that is shown: it is requested again after a deletion.
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Showing 1 to 2 of 2 companies')).toBeVisible();
  await expectUsable(page);
});
