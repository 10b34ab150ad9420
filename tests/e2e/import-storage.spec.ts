import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { chooseFile, csv, dialogOf, path, people, press } from './importing.ts';
import { test } from './journey.ts';
import { openAs } from './openAs.ts';
import { logOut, USER_KEY } from './signIn.ts';

/** Everything that the browser keeps for the console, by its place; without the response cache, which may have rows. */
function kept(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(async (userKey) => {
    const entries = [...Object.entries({ ...localStorage }), ...Object.entries({ ...sessionStorage })];
    const databases = (await indexedDB.databases()).map(({ name }) => [`database ${name}`, '']);
    const caches = (await globalThis.caches.keys()).map((name) => [`cache ${name}`, '']);
    const own = entries.filter(([key]) => !key.startsWith('blume.cache') && key !== userKey);
    const places = [...own, ...databases, ...caches, ['cookies', document.cookie], ['url', location.href]];
    return Object.fromEntries(places);
  }, USER_KEY);
}

const person = [
  'Noor Ali',
  '784-1990-7654321-1',
  'noor@private.example',
  '+971 50 7654321',
  'Acme Developments',
];

async function expectNothingOf(page: Page): Promise<void> {
  const text = JSON.stringify(await kept(page))
    .toLowerCase()
    .replace(/[^a-z0-9@]/gu, '');
  const cells = [...person, ...people(3).flat()].map((cell) =>
    cell.toLowerCase().replace(/[^a-z0-9@]/gu, ''),
  );
  // What the console itself has a word for is in its code and settings too.
  const own = cells.filter((cell) => cell !== 'acmedevelopments' && cell !== 'active');
  expect(own.length).toBeGreaterThan(12);
  expect(own.filter((cell) => text.includes(cell))).toEqual([]);
}

/** Chooses another field for the column, which is when choices are kept. */
async function chooseFields(page: Page, columns: readonly (readonly [column: string, field: string])[]) {
  await press(page, 'Next');
  for (const [column, field] of columns) {
    await dialogOf(page).getByRole('combobox', { name: column, exact: true }).selectOption({ label: field });
  }
}

test('no cell of an imported file stays in the browser, and at Log Out no choice either', async ({
  page,
  api,
}) => {
  await openAs(page, api, 'super_admin', `${path}?open=import`);
  await expect(dialogOf(page)).toBeVisible();

  await test.step('pasted cells without a header row', async () => {
    await page.evaluate(
      (cells) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', cells);
        document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      },
      [person, ...people(2).map((row) => row.slice(0, 5))].map((row) => row.join('\t')).join('\n'),
    );
    const fields = ['Name', 'Emirates ID', 'Email', 'Phone Number', 'Company'];
    await chooseFields(
      page,
      fields.map((field, at) => [`Column ${at + 1}`, field] as const),
    );
    await expectNothingOf(page);
    await press(page, 'Next');
    await press(page, 'Import 3 rows');
    await expect(dialogOf(page).getByText('3 Created')).toBeVisible();
    await expectNothingOf(page);
    await press(page, 'Close');
  });

  await test.step('a file with headers', async () => {
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await dialogOf(page)
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'more.csv', mimeType: '', buffer: csv(people(5).slice(2)) });
    await chooseFields(page, [['Status', 'Do not import']]);
    await expectNothingOf(page);
    await press(page, 'Next');
    await press(page, 'Import 3 rows');
    await expect(dialogOf(page).getByText('3 Created')).toBeVisible();
    await press(page, 'Close');
  });

  await test.step('an import that was not sent', async () => {
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await chooseFile(page, 'last.csv', csv(people(8).slice(5)));
    await expectNothingOf(page);
    await press(page, 'Close');
    await page.getByRole('button', { name: 'Discard' }).click();
  });

  await logOut(page);
  await expect(page).toHaveURL(/\/login/u);
  await expectNothingOf(page);
  expect(Object.keys(await kept(page)).filter((key) => /columns|import|lock/u.test(key))).toEqual([]);
});
