import { expect } from 'playwright/test';
import { expectUsable, test } from './journey.ts';
import { openSamples } from './openAs.ts';
import { logOut, signInHere } from './signIn.ts';

const path = '/master/settings';

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
  await page
    .getByRole('dialog', { name: 'Send email' })
    .getByRole('button', { name: /^Send to \d+ people$/u })
    .click();
  await page.getByRole('button', { name: 'Restore Database' }).click();
  await page
    .getByRole('dialog', { name: 'Restore database' })
    .getByRole('button', { name: 'Restore' })
    .click();
  await expect(page.getByText('Database restore process has been started.')).toBeVisible();
  await page.getByRole('button', { name: 'Export Data' }).click();
  await expect(
    page.getByText('Data export process has been initiated. You will receive an email when complete.'),
  ).toBeVisible();
  expect(sent).toEqual([]);
  await expectUsable(page);
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
