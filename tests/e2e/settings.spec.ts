import { expect } from 'playwright/test';
import { expectUsable, test } from './journey.ts';
import { openAs, openSamples } from './openAs.ts';
import { logOut, signInHere } from './signIn.ts';

const path = '/master/settings';

test('settings are changed, reviewed, saved, and asked about before they are lost', async ({ page, api }) => {
  await openSamples(page, api, 'super_admin', path);
  await expect(page.getByRole('heading', { level: 1, name: 'System Settings' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Sample data')).toBeVisible();

  await page.getByLabel('Portal Name').fill('Blume Staff');
  await page.getByLabel('Log Retention').selectOption('365 days');
  await page.getByLabel('SMTP Port').fill('99999');
  await page.getByRole('button', { name: 'Review changes' }).click();
  const review = page.getByRole('dialog', { name: 'Review changes' });
  await expect(review.getByRole('row')).toHaveCount(4);
  await expect(review.getByRole('row', { name: /^Log Retention/u })).toContainText('90 days365 days');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Review changes' })).toBeFocused();

  await page.getByRole('link', { name: 'Audit Logs' }).click();
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(path);

  await page.getByRole('button', { name: 'Save All Settings' }).click();
  await expect(page.getByText('System settings have been updated successfully.')).toBeVisible();
  await expect(page.getByText('No unsaved changes')).toBeVisible();
  await page.getByRole('link', { name: 'Audit Logs' }).click();
  await expect(page).toHaveURL('/master/audit-logs');
  await page.goBack();
  await expect(page.getByLabel('Portal Name')).toHaveValue('Blume Staff');

  // Nothing persists.
  await page.reload();
  await expect(page.getByLabel('Portal Name')).toHaveValue('Blume Master Portal');
  await expectUsable(page);
});

test('what acts at once sends nothing, and an uploaded picture is shown under the content policy', async ({
  page,
  api,
}) => {
  const sent: string[] = [];
  await openSamples(page, api, 'super_admin', path);
  await expect(page.getByRole('button', { name: 'Save All Settings' })).toBeEnabled();
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';
  const logo = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
  await page.getByLabel('Logo').setInputFiles(logo);
  await expect(page.getByRole('img', { name: 'Preview of logo.svg' })).toBeVisible();
  await page.getByLabel('Subject').fill('News');
  await page.getByLabel('Body', { exact: true }).fill('A tower opens.');
  await page.getByRole('button', { name: 'Send Email' }).click();
  await page.getByRole('dialog', { name: 'Send email' }).getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Restore Database' }).click();
  await page
    .getByRole('dialog', { name: 'Restore database' })
    .getByRole('button', { name: 'Restore' })
    .click();
  await expect(page.getByText('Database restore process has been started.')).toBeVisible();
  expect(sent).toEqual([]);
  await expectUsable(page);
});

test('a bulk email that was not sent is asked about, and not saved', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', path);
  await page.getByLabel('Subject').fill('News');
  await expect(page.getByText('No unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Save All Settings' }).click();
  await page.getByRole('link', { name: 'Audit Logs' }).click();
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('News');
  await expect(page.getByText('No unsaved changes')).toBeVisible();
});

test('maintenance is asked about, shown in the portal until it ends, and over with the session', async ({
  page,
  api,
}) => {
  await openSamples(page, api, 'super_admin', path);
  const question = page.getByRole('dialog', { name: 'Start maintenance' });
  const maintenance = page.getByRole('switch', { name: 'Maintenance Mode' });
  const banner = page.getByRole('status').getByText('Back at 20:00.');
  const start = async () => {
    await maintenance.click();
    await question.getByRole('button', { name: 'Start maintenance' }).click();
    await expect(banner).toBeVisible();
  };
  const goTo = (name: string) => page.getByRole('link', { name, exact: true }).click();

  await page.getByLabel('Banner Message').fill('Back at 20:00.');
  await maintenance.click();
  await expect(question).toContainText('Back at 20:00.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(maintenance).not.toBeChecked();
  await expect(banner).toBeHidden();
  await start();
  await expect(page.getByText('No unsaved changes')).toBeVisible();

  await goTo('Dashboard');
  await expect(page.getByRole('main').getByText('Maintenance Active')).toBeVisible();
  await expect(page.getByText('System Healthy')).toBeHidden();
  await expect(banner).toBeVisible();
  await expectUsable(page);
  await goTo('Maintenance settings');
  await expect(page).toHaveURL(`${path}#maintenance-mode`);
  await expect(maintenance).toBeInViewport();
  await maintenance.click();
  await expect(banner).toBeHidden();
  await goTo('Dashboard');
  await expect(page.getByText('System Healthy')).toBeVisible();

  await goTo('System Settings');
  await start();
  await logOut(page);
  await expect(page).toHaveURL('/login');
  await expect(banner).toBeHidden();
  await signInHere(page, api, 'admin');
  await expect(page.getByText('System Healthy')).toBeVisible();
  await expect(banner).toBeHidden();
});
