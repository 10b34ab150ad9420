import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import type { Shape } from '#fixtures/server/shapes.ts';
import { test } from './journey.ts';
import { openSamples } from './openAs.ts';

const companies = '/master/company-management';
const details = (page: Page, title: string) => page.getByRole('dialog', { name: title });

test('a company leads to its people, its subscription and its tickets, and these to their customer', async ({
  page,
  api,
}) => {
  await openSamples(page, api, 'super_admin', `${companies}?search=acme&open=details&id=COMP-001`);
  const company = details(page, 'Company Details');
  const users = company.getByRole('region', { name: /^Developer Users \(\d+\)$/u });
  await users.getByRole('link', { name: /Layla Haddad/u }).click();

  const developer = details(page, 'Developer Details');
  const way = developer.getByRole('navigation', { name: 'Records on the way' });
  await expect(way).toHaveText('Acme DevelopmentsLayla Haddad');
  const summary = (of: Locator) => of.getByRole('group', { name: 'Summary' });
  await expect(summary(developer).getByRole('link', { name: 'Acme Developments' })).toHaveAttribute(
    'href',
    `${companies}?open=details&id=COMP-001`,
  );
  // Back returns to the company over its list as it was.
  await page.goBack();
  await expect(company).toBeVisible();
  expect(new URL(page.url()).searchParams.get('search')).toBe('acme');
  await expect(company.getByRole('navigation')).toHaveCount(0);

  const subscription = company.getByRole('region', { name: 'Subscription (1)' });
  await expect(subscription.getByText('Sample data')).toBeVisible();
  await subscription.getByRole('link').click();
  const history = details(page, 'Subscription History - Acme Developments');
  await expect(summary(history).getByRole('link', { name: 'Premium' })).toBeVisible();
  await summary(history).getByRole('link', { name: 'Acme Developments' }).click();
  await expect(company).toBeVisible();
  await page.goto(`${companies}?open=details&id=COMP-023`);
  await company
    .getByRole('region', { name: /^Tickets/u })
    .getByRole('link')
    .first()
    .click();
  const ticket = details(page, 'Ticket Details');
  await ticket
    .getByRole('region', { name: 'Customer' })
    .getByRole('link', { name: 'Al Noor Residences' })
    .click();
  await expect(company.getByText('Al Noor Residences').last()).toBeVisible();
});

test('Show all leads to the list of exactly these records, with a chip that removes the limit', async ({
  page,
  api,
}) => {
  await openSamples(page, api, 'super_admin', '/master/plans-management/developer-plans');
  await page.getByRole('button', { name: 'View Premium', exact: true }).click();
  const part = details(page, 'Plan Details').getByRole('region', { name: /^Companies \(\d+\)$/u });
  const count = /\((\d+)\)/u.exec((await part.getByRole('heading').textContent()) ?? '')?.[1];
  await expect(part.getByRole('listitem')).toHaveCount(5);
  await part.getByRole('link', { name: 'Show all Companies' }).click();
  await expect(page).toHaveURL(/company-subscriptions\?plan=Premium$/u);
  await expect(
    page.getByRole('status').getByText(new RegExp(`^Showing 1 to ${count} of ${count} `, 'u')),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Remove Plan Premium' }).click();
  await expect(page).toHaveURL(/company-subscriptions$/u);
});

/** Every choice of another server. */
const otherShape: Shape = { envelope: 'result', id: 'id', roles: 'roles', companyId: 'plain', user: 'data' };

test("from a number to a person, the company and back with another server's answers", async ({
  page,
  api,
}) => {
  await openSamples(page, api, 'super_admin', '/favicon.svg');
  await api.setUp({ shape: otherShape, signedIn: 'superadmin@blume.example' });
  await page.goto('/master/developer-users');
  await page.getByRole('searchbox').fill('0511375241');
  await page.getByRole('link', { name: 'Acme Developments' }).click();
  const company = details(page, 'Company Details');
  const users = company.getByRole('region', { name: 'Developer Users (3)' });
  await users.getByRole('link', { name: /Layla Haddad/u }).click();
  const person = details(page, 'Developer Details');
  await expect(
    person.getByRole('group', { name: 'Summary' }).getByRole('link', { name: 'Acme Developments' }),
  ).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('combobox').fill('0511375241');
  await expect(search.getByRole('option', { name: /Layla Haddad/u }).first()).toContainText(
    'Phone +971 51 137 5241 · Acme Developments',
  );
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(company).toBeVisible();
});

test('names of records in cells lead to them, and Back to the list as it was', async ({ page, api }) => {
  await openSamples(page, api, 'super_admin', `${companies}?status=active`);
  const person = page.getByRole('link', { name: 'Layla Haddad' });
  // The records are read when the browser is idle.
  await expect(person).toHaveAttribute('href', '/master/developer-users?open=details&id=USR-001', {
    timeout: 15_000,
  });
  // By the keys of the row, backwards: its four buttons, then the person.
  await page.getByRole('row').filter({ has: person }).focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(person).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(details(page, 'Developer Details')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${companies}?status=active`);
  await page.getByRole('link', { name: 'Premium Plan' }).first().click();
  await expect(details(page, 'Plan Details')).toBeVisible();
});
