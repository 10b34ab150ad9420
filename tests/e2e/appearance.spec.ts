import { expect, type JSHandle } from 'playwright/test';
import { test } from './journey.ts';
import { select } from './locators.ts';
import { openAs, openSamples } from './openAs.ts';

test('the theme System follows the computer while the console is open; a chosen one does not', async ({
  page,
  api,
}) => {
  const html = page.locator('html');
  await page.emulateMedia({ colorScheme: 'light' });
  await openAs(page, api, 'super_admin', '/settings');
  await expect(page.getByLabel('Theme', { exact: true })).toHaveValue('system');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Light theme' }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
});

/** What forced colours leave of an element and its parts. */
function lookOf(root: JSHandle<Element>): Promise<string> {
  return root.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((part) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
      .map(({ backgroundColor, borderColor, color, outline, opacity }) =>
        [backgroundColor, borderColor, color, outline, opacity].join(' '),
      )
      .join('\n'),
  );
}

test('with forced colours the focus, a selected row and a switch are seen', async ({ page, api }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openSamples(page, api, 'super_admin', '/master/developer-users');
  await select(page, 'Omar Farouk');
  await page.mouse.move(0, 0);
  const looks: string[] = [];
  for (const position of [1, 2]) {
    const row = page.locator(`tr[data-position="${position}"]`);
    looks.push(await lookOf(await row.evaluateHandle((element) => element)));
  }
  expect(looks[0]).not.toBe(looks[1]);

  await page.getByPlaceholder('Search by name or email').focus();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluateHandle(() => document.activeElement as HTMLElement);
    // The focus may be drawn around it.
    const around = await focused.evaluateHandle((element) => element.parentElement ?? element);
    const seen = await lookOf(around);
    await focused.evaluate((element) => element.blur());
    expect(await lookOf(around), await focused.evaluate((element) => element.outerHTML)).not.toBe(seen);
    await focused.evaluate((element) => element.focus());
  }

  await page.goto('/master/settings');
  const setting = page.getByRole('switch', { name: 'Require Numbers' });
  const toggle = await setting.evaluateHandle((element) => element);
  const before = await lookOf(toggle);
  await setting.click();
  await setting.blur();
  expect(await lookOf(toggle)).not.toBe(before);
});
