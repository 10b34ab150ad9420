import type { Page } from 'playwright';
import { expect } from 'playwright/test';
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
  await expect(developer.getByRole('region', { name: 'Company (1)' }).getByRole('link')).toHaveAttribute(
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
  await expect(history.getByRole('region', { name: 'Plan (1)' }).getByRole('link')).toBeVisible();
  await history.getByRole('region', { name: 'Company (1)' }).getByRole('link').click();
  await company
    .getByRole('region', { name: /^Tickets/u })
    .getByRole('link')
    .first()
    .click();
  const ticket = details(page, 'Ticket Details');
  await ticket
    .getByRole('link', { name: /^(Acme Developments|Layla Haddad)$/u })
    .last()
    .click();
  await expect(page.getByRole('dialog', { name: /^(Company|Developer) Details$/u })).toBeVisible();
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

test('the facts do not wait for a slow read, and a failed one is read again', async ({ page, api }) => {
  await openSamples(page, api, 'super_admin', companies);
  await expect(page.getByRole('button', { name: 'View Acme Developments' })).toBeVisible();
  await api.faults([{ path: '/developer/getAll', status: 500, body: { error: 'Database down' } }]);
  await page.goto(`${companies}?open=details&id=COMP-001`);
  const company = details(page, 'Company Details');
  await expect(company.getByText('Acme Developments').first()).toBeVisible();
  await expect(company.getByText('Developer Users could not be loaded.')).toBeVisible({ timeout: 15_000 });
  await expect(company.getByRole('region', { name: 'Subscription (1)' })).toBeVisible();

  await api.faults([{ path: '/developer/getAll', delay: 1500 }]);
  await company.getByRole('button', { name: 'Retry Developer Users' }).click();
  await expect(company.getByRole('status', { name: 'Loading Developer Users' })).toBeVisible();
  await expect(company.getByRole('region', { name: /^Developer Users \(\d+\)$/u })).toBeVisible();
});

test('a link of a record that is gone says so', async ({ page, api }) => {
  await openSamples(page, api, 'super_admin', '/master/developer-users?company=c-gone&open=details&id=gone');
  await expect(page.getByRole('dialog')).toContainText(/no longer|not found|deleted/iu);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Remove Company c-gone' })).toBeVisible();
});
