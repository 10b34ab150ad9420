import { expect } from 'playwright/test';
import { companyLogos } from '#fixtures/data/companyLogos.ts';
import { expectUsable, test } from './journey.ts';
import { openAs } from './openAs.ts';

const path = '/master/company-management';

function png() {
  const logo = companyLogos.find(({ contentType }) => contentType === 'image/png');
  if (!logo) throw new Error('There is no sample logo that is a PNG.');
  return { name: 'pier9.png', mimeType: 'image/png', buffer: Buffer.from(logo.bytes) };
}

test('a company is created with a logo, found, changed and deleted', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', path);
  await expect(page.getByRole('status').getByText('Showing 1 to 20 of 37 companies')).toBeVisible();

  await page.getByRole('button', { name: 'Add New Company' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Company' });
  await form.getByLabel('Company Name').fill('Pier Nine');
  await form.getByLabel('Company Email').fill('hello@pier9.example');
  await form.getByLabel('City').fill('Dubai');
  await form.locator('input[type=file]').setInputFiles(png());
  await expect(form.getByText('pier9.png', { exact: false })).toBeVisible();
  // Playwright cannot read the body of an upload, so the names of its parts are recorded in the page.
  await page.evaluate(() => {
    const send = window.fetch;
    window.fetch = (input, init) => {
      if (init?.body instanceof FormData)
        document.documentElement.dataset.sent = [...init.body.keys()].join(' ');
      return send(input, init);
    };
  });
  await form.getByRole('button', { name: 'Add Company' }).click();
  await expect(page.getByText('Company created')).toBeVisible();
  await expect(page.getByText('Company saved successfully')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute(
    'data-sent',
    'companyName companyEmail status address branding blume_company_logo',
  );

  const search = page.getByPlaceholder('Search by company name or email');
  await search.pressSequentially('pier9');
  await expect(page.getByText('Showing 1 to 1 of 1 company')).toBeVisible();
  await expect(search).toBeFocused();

  await page.getByRole('button', { name: 'View Pier Nine' }).click();
  const details = page.getByRole('dialog', { name: 'Company Details' });
  await expect(details.locator('img')).toBeVisible();
  await expect
    .poll(() => details.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Edit Pier Nine' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Company' });
  await edit.getByLabel('Company Name').fill('Pier Ten');
  await edit.getByLabel('Status').selectOption({ label: 'Suspended' });
  const updated = page.waitForRequest((request) => request.url().includes('/company/update/'));
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  expect((await updated).postDataJSON()).toEqual({
    companyName: 'Pier Ten',
    companyEmail: 'hello@pier9.example',
    phoneNumber: '',
    billingEntity: '',
    status: 'suspended',
    address: { street: '', city: 'Dubai', state: '', country: '', zipCode: '' },
    branding: { primaryColor: '#3B82F6', fontFamily: 'Inter' },
  });
  await expect(page.getByText('Company updated')).toBeVisible();

  await page.getByRole('button', { name: 'Delete Pier Ten' }).click();
  await page.getByRole('dialog', { name: 'Delete company' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Company deleted')).toBeVisible();
  await expect(page.getByText('No companies found')).toBeVisible();
  await expectUsable(page);
});

test('a logo that could not be replaced keeps the form with its file, and the old logo', async ({
  page,
  api,
}) => {
  await openAs(page, api, 'super_admin', path);
  const details = page.getByRole('dialog', { name: 'Company Details' });
  const shownLogo = async () => {
    await page.getByRole('button', { name: 'View Acme Developments' }).click();
    const src = await details.getByRole('img', { name: 'Logo of Acme Developments' }).getAttribute('src');
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    return src;
  };
  const before = await shownLogo();
  await page.getByRole('button', { name: 'Edit Acme Developments' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Company' });
  await form.locator('input[type=file]').setInputFiles(png());
  await expect(form.getByText('pier9.png', { exact: false })).toBeVisible();
  await api.faults([{ path: '/company/update/*', times: 1, status: 500, body: { error: 'Disk full' } }]);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByRole('alert')).toContainText('Disk full');
  await expect(form.getByText('pier9.png', { exact: false })).toBeVisible();
  const second = await page.context().newPage();
  await second.goto(path);
  await second.getByRole('button', { name: 'View Acme Developments' }).click();
  await expect(
    second.getByRole('img', { name: 'Logo of Acme Developments' }),
    'the server has the old one',
  ).toHaveAttribute('src', before ?? '');
  await second.close();

  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toBeHidden();
  await expect.poll(shownLogo).not.toBe(before);
});

test('the latest search wins, and earlier ones are aborted', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', path);
  await expect(page.getByText('Showing 1 to 20 of 37 companies')).toBeVisible();
  // Never answered, wherever they are when the next key is pressed: only the last request is let through.
  await page.route(/\/company\/getAll\?.*search=ac?$/u, () => undefined);
  const sent: string[] = [];
  const failed: string[] = [];
  page.on('request', (request) => {
    const { pathname, search: query } = new URL(request.url());
    if (pathname.endsWith('/company/getAll') && request.method() === 'GET') sent.push(query);
  });
  page.on('requestfailed', (request) => failed.push(new URL(request.url()).search));
  const search = page.getByPlaceholder('Search by company name or email');
  for (const [key, text] of [
    ['a', 'a'],
    ['c', 'ac'],
    ['m', 'acm'],
  ] as const) {
    const request = page.waitForRequest((each) => each.url().endsWith(`search=${text}`));
    await search.press(key);
    await request;
  }
  await expect(page.getByText('Showing 1 to 1 of 1 company')).toBeVisible();
  await expect(page.getByRole('button', { name: 'View Acme Developments' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'View Palm Crest Holdings' })).toBeHidden();
  await expect(search).toBeFocused();
  expect(sent).toEqual(['a', 'ac', 'acm'].map((text) => `?page=1&limit=20&search=${text}`));
  expect(failed).toEqual(sent.slice(0, -1));
  await expect(page).toHaveURL(/search=acm/u);
  await page.reload();
  await expect(page.getByRole('button', { name: 'View Acme Developments' })).toBeVisible();
});

test('the toast of an added company leads to the form of its developer user', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', '/master/developer-users?open=add');
  // The companies of the form are known before there is the new one.
  await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue('Acme Developments');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Developer Company Management' }).click();
  await page.getByRole('button', { name: 'Add New Company' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Company' });
  await form.getByLabel('Company Name').fill('Pier Nine');
  await form.getByLabel('Company Email').fill('hello@pier9.example');
  await form.getByRole('button', { name: 'Add Company' }).click();
  await page.getByRole('button', { name: 'Add its developer user' }).click();
  await expect(page).toHaveURL(/developer-users\?company=[^&]+&open=add$/u);
  const developer = page.getByRole('dialog', { name: 'Add Developer' });
  await expect(developer.getByRole('combobox', { name: 'Company' })).toHaveValue('Pier Nine');
});
