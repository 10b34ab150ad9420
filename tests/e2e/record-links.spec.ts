import { expect } from 'playwright/test';
import { developers } from '#fixtures/build/samples.ts';
import { test } from './journey.ts';
import { openAs } from './openAs.ts';

const DEVELOPERS = '/master/developer-users';

/** Four writings of `+971 5x yyy zzzz`. */
function writingsOf(phone: string): readonly string[] {
  const own = phone.replace(/\D/gu, '').slice(3);
  return [phone, `00971${own}`, `0${own}`, `(0${own.slice(0, 2)}) ${own.slice(2, 5)}-${own.slice(5)}`];
}

test('a row opens by a double click, in one step of the history, not by selecting text; its name opens a tab, too', async ({
  page,
  api,
}) => {
  const [person] = developers;
  if (!person) throw new Error('There are no developers.');
  await openAs(page, api, 'super_admin', `${DEVELOPERS}?status=active`);
  const name = page.getByRole('link', { name: person.name, exact: true });
  const details = page.getByRole('dialog', { name: 'Developer Details' });
  await expect(name).toHaveAttribute('href', `?status=active&open=details&id=${person.id}`);

  const cell = page.getByRole('row').filter({ has: name }).getByRole('cell', { name: person.emiratesId });
  await cell.dblclick();
  await expect(details).toContainText(person.emiratesId);
  // The dialog is shown before its history entry is written.
  await expect(page).toHaveURL(/open=details/u);
  await page.goBack();
  await expect(page).toHaveURL(`${DEVELOPERS}?status=active`);
  await expect(details).toBeHidden();
  await name.click();
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');

  // The browser opens a tab for a click that nothing prevented. Playwright can miss such a tab, so it is stopped here.
  const prevented = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const onClick = (event: MouseEvent) => {
          resolve(event.defaultPrevented);
          event.preventDefault();
        };
        addEventListener('click', onClick, { once: true });
      }),
  );
  await name.click({ modifiers: ['ControlOrMeta'] });
  expect(await prevented).toBe(false);
  await expect(details).toBeHidden();
  const box = await cell.boundingBox();
  if (!box) throw new Error('The cell is not shown.');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + 12, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + 90, middle, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toMatch(/^\d[\d-]+/u);
  await expect(page).toHaveURL(`${DEVELOPERS}?status=active`);
  await expect(details).toBeHidden();
  await page.goto(`${DEVELOPERS}?status=active&open=details&id=${person.id}`);
  await expect(details).toContainText(person.email);
});

test('the search of all records finds a person by a number and says why, by keyboard alone', async ({
  page,
  api,
}) => {
  const [person] = developers;
  if (!person) throw new Error('There are no developers.');
  await openAs(page, api, 'super_admin', '/master/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search' });
  const hit = search.getByRole('option').filter({ hasText: person.name }).first();
  const writings = writingsOf(person.phoneNumber);
  expect(writings).toHaveLength(4);
  for (const writing of writings) {
    await search.getByRole('combobox').fill(writing);
    await expect(hit).toContainText(`Phone ${person.phoneNumber} · ${person.companyName}`);
  }
  await search.getByRole('combobox').fill(person.id);
  await expect(hit).toContainText(`ID ${person.id}`);
  await hit.click();
  await expect(page.getByRole('dialog', { name: 'Developer Details' })).toContainText(person.phoneNumber);
});
