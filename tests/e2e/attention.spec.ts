import { expect } from 'playwright/test';
import { test } from './journey.ts';
import { chooseFilter, filterButton } from './locators.ts';
import { openAs } from './openAs.ts';

test('two developer users with one phone number are compared, and one is deleted on the server', async ({
  page,
  api,
}) => {
  await openAs(page, api, 'super_admin', '/master/developer-users');
  const phone = await page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: 'Select Layla Haddad' }) })
    .getByRole('link', { name: /^\+971/u })
    .innerText();
  await page.getByRole('button', { name: 'Edit Omar Farouk' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Developer' });
  // The same number in another writing.
  await form
    .getByRole('textbox', { name: 'Phone Number' })
    .fill(phone.replace('+971 ', '0').replaceAll(' ', '-'));
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toBeHidden();

  await filterButton(page, 'Needs attention').click();
  await expect(page.getByRole('option', { name: 'Same phone 2' })).toBeVisible();
  await page.keyboard.press('Escape');
  await chooseFilter(page, 'Needs attention', 'Same phone');
  await expect(page).toHaveURL(/\?attention=same-phone$/u);
  await expect(page.getByText('Showing 1 to 2 of 2 developers')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Layla Haddad Same phone (2)' })).toBeVisible();

  await page.getByRole('button', { name: 'Compare Layla Haddad' }).click();
  const compare = page.getByRole('dialog', { name: 'Compare developers' });
  await expect(compare.getByRole('columnheader', { name: /^Omar Farouk/u })).toBeVisible();
  const lost = compare.getByRole('row', { name: /^Lost with it/u });
  await expect(lost).toContainText('It has 3 sub-users, who are lost: the server cannot move them');
  await compare.getByRole('button', { name: /^Delete Omar Farouk/u }).click();
  await page
    .getByRole('dialog', { name: 'Delete developer' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('Developer deleted')).toBeVisible();
  await expect(compare).toBeHidden();
  await expect(page.getByText('No developers found').first()).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(page.getByText('Showing 1 to 63 of 63 developers')).toBeVisible();
  await expect(page).toHaveURL(/developer-users$/u);
  await page.reload();
  await expect(page.getByText('Showing 1 to 63 of 63 developers')).toBeVisible();
});
