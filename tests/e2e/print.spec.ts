import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { staffUsers } from '#fixtures/data/staffUsers.ts';
import { test } from './journey.ts';
import { openAs } from './openAs.ts';

/** The text of the page on paper, as the browser prints it. */
async function printed(page: Page): Promise<{ text: string; pages: number }> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  return { text, pages: totalPages };
}

test('printing Blume Users prints no password, neither in the list nor in the form', async ({
  page,
  api,
}) => {
  await openAs(page, api, 'super_admin', '/master/blume-users');
  const [first] = staffUsers;
  await expect(page.getByText(first?.password ?? '')).toBeVisible();
  const list = await printed(page);
  expect(staffUsers.filter(({ password }) => list.text.includes(password))).toEqual([]);
  // The reader of the file does not return other letters as they were written.
  const plain = staffUsers.filter(({ name }) => /^[A-Za-z ]+$/u.test(name));
  expect(plain.length).toBeGreaterThan(10);
  expect(plain.filter(({ name }) => !list.text.includes(name))).toEqual([]);
  expect(list.text).toContain('••••••••••••');

  await page.getByRole('button', { name: `Edit ${first?.name}` }).click();
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue(first?.password ?? '');
  const form = await printed(page);
  expect(form.text).not.toContain(first?.password);
  expect(form.text).toContain('Edit User');
});

test('a printed list has all its rows and columns without the shell, and says what is left out; open details are printed alone', async ({
  page,
  api,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page, api, 'super_admin', '/master/developer-users');
  await expect(page.getByRole('row', { name: /Layla Haddad/u })).toBeVisible();
  const { text, pages } = await printed(page);
  expect(pages).toBeGreaterThan(1);
  for (const words of ['Layla Haddad', 'Zainab Hussain', 'Emirates Id', 'Last Login'])
    expect(text).toContain(words);
  for (const words of ['Company Management', 'Add Developer', 'Search...']) expect(text).not.toContain(words);
  expect(text).not.toContain('Columns left out');

  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Emirates Id' }).click();
  await page.keyboard.press('Escape');
  expect((await printed(page)).text).toContain('Columns left out: Emirates Id.');

  await page.getByRole('button', { name: 'View Layla Haddad' }).click();
  await expect(page.getByRole('dialog')).toContainText('Layla Haddad');
  const details = await printed(page);
  expect(details.text).toContain('Layla Haddad');
  expect(details.text).not.toContain('Omar Farouk');
  await page.keyboard.press('Escape');

  // Dark on the screen, dark on white on paper.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const colors = () =>
    page
      .getByRole('heading', { level: 1 })
      .evaluate((element) => [
        getComputedStyle(element).color,
        getComputedStyle(document.body).backgroundColor,
      ]);
  expect(await colors()).toEqual(['rgb(21, 24, 30)', 'rgba(0, 0, 0, 0)']);
});
