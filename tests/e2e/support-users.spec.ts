import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { chooseFilter } from './filters.ts';
import { expectUsable, test } from './journey.ts';
import { openSamples } from './openAs.ts';

const path = '/support/user-management';
const shown = (page: Page, count: number) =>
  expect(page.getByText(new RegExp(`^Showing 1 to ${count} of ${count} users?$`, 'u'))).toBeVisible();
const subUsers = (page: Page) =>
  page.getByRole('dialog', { name: 'Sub-Users for Rashid Al Mansoori (rashid@desertbloom.example)' });
const press = (page: Page, name: string) => subUsers(page).getByRole('button', { name, exact: true }).click();

test('a support user finds a user by name, email, mobile or ID, and can change nothing', async ({
  page,
  api,
}) => {
  await openSamples(page, api, 'support', `${path}?search=USR-211`);
  const main = page.getByRole('main');
  await shown(page, 1);
  await expect(page.getByRole('row', { name: /Marco Rinaldi.*Landlord User/u })).toBeVisible();
  await expect(main.getByText('Read-only')).toBeVisible();
  await expect(main.getByText('Sample data')).toBeVisible();
  const search = page.getByPlaceholder('Search by name, email, mobile or ID');
  for (const text of ['anna kow', 'ANNA@MARINAHEIGHTS', '+971 53 211', '532114723', 'usr-003']) {
    await search.fill(text);
    await shown(page, 1);
    await expect(page.getByRole('button', { name: 'View Anna Kowalska' })).toBeVisible();
  }
  await search.fill('');
  await expect(page.getByText('Showing 1 to 92 of 92 users')).toBeVisible();
  await expect(main.getByRole('checkbox')).toHaveCount(0);
  await expect(main.getByRole('button', { name: /^(?:Add|Edit|Delete|Subscription) /u })).toHaveCount(0);

  await chooseFilter(page, 'Role', 'Landlord User');
  await chooseFilter(page, 'Status', 'Inactive');
  await expect(page).toHaveURL(`${path}?role=Landlord+User&status=Inactive`);
  await shown(page, 1);
  await expect(main.getByRole('button', { name: /sub-user/u })).toHaveCount(0);
  await page.getByRole('row', { name: /Leila Hosseini/u }).focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'User Details' });
  await expect(details).toContainText('USR-210');
  await page.keyboard.press('Escape');
  await expectUsable(page);
});

test('sub-users are read, edited, toggled, subscribed and deleted over their open list; a reload brings them back', async ({
  page,
  api,
}) => {
  await openSamples(page, api, 'support', path);
  await page.getByRole('button', { name: 'View Rashid Al Mansoori' }).click();
  const details = page.getByRole('dialog', { name: 'User Details' });
  const listed = details.getByRole('region', { name: 'Sub-Users (12)' });
  await expect(listed.getByRole('listitem')).toHaveCount(12);
  await details.getByRole('button', { name: 'Sub-Users (12)' }).click();
  await expect(page).toHaveURL(`${path}?open=sub-users&id=USR-004`);
  await expect(subUsers(page)).toContainText('Total sub-users: 12');

  await press(page, 'View Daniel Weber');
  await expect(page.getByRole('dialog', { name: 'Sub-User Details' })).toContainText('Finance Officer');
  await page.keyboard.press('Escape');
  await press(page, 'Activate Daniel Weber');
  await expect(page.getByText('Sub-user status has been updated successfully.')).toBeVisible();
  await expect(subUsers(page).getByRole('row', { name: /Daniel Weber.*Active/u })).toBeVisible();

  await press(page, 'Edit Daniel Weber');
  const form = page.getByRole('dialog', { name: 'Edit Sub-User' });
  await form.getByRole('textbox', { name: 'Role' }).fill('Chief Accountant');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Sub-user updated successfully')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(subUsers(page).getByRole('row', { name: /Daniel Weber.*Chief Accountant/u })).toBeVisible();

  await press(page, 'Subscription Daniel Weber');
  const subscription = page.getByRole('dialog', { name: 'Subscription of Daniel Weber' });
  await expect(subscription).toContainText('Basic Plan');
  await subscription.getByRole('button', { name: 'Edit Subscription' }).click();
  await subscription.getByRole('combobox', { name: 'Plan' }).selectOption('Premium Plan');
  await subscription.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Subscription details have been saved successfully.')).toBeVisible();
  await expect(subscription).toContainText('Premium Plan');
  await page.keyboard.press('Escape');
  await expect(subscription).toBeHidden();

  await press(page, 'Delete Daniel Weber');
  const asked = page.getByRole('dialog', { name: 'Delete sub-user' });
  await expect(asked).toContainText(
    'Are you sure you want to delete this sub-user? This action cannot be undone.',
  );
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked).toBeHidden();
  await press(page, 'Delete Daniel Weber');
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Sub-user has been removed from the system.')).toBeVisible();
  await expect(subUsers(page)).toContainText('Total sub-users: 11');
  await expect(subUsers(page).getByRole('row', { name: /Eman Yousef/u })).toBeFocused();

  // Back to the details that led here, then to the list.
  await page.keyboard.press('Escape');
  await expect(details.getByRole('region', { name: 'Sub-Users (11)' }).getByRole('listitem')).toHaveCount(11);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(page.getByRole('button', { name: '11 sub-users of Rashid Al Mansoori' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: '12 sub-users of Rashid Al Mansoori' })).toBeVisible();
  await expectUsable(page);
});
