import { expect, type Page } from 'playwright/test';
import { chooseFile, csv, dialogOf, path, people, press } from './importing.ts';
import { test } from './journey.ts';
import { openAs } from './openAs.ts';

/** Does to the page what the translation of a browser does: each text, also a later one, gets a `<font>` around it. */
function translatePage(): void {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.parentElement?.closest('font, style, script, textarea, svg')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  };
  wrap(document.body);
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) if (node.isConnected) wrap(node);
  }).observe(document.body, { childList: true, subtree: true });
}

const rows = (page: Page) => page.getByRole('table').getByRole('row');

test('a page under the translation of the browser can be used', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', path);
  await expect(rows(page).nth(5)).toBeVisible();
  await page.evaluate(translatePage);

  for (const index of [1, 2, 3]) {
    await rows(page).nth(index).hover();
    await expect(rows(page).nth(index).getByRole('button', { name: 'Copy email' })).toBeVisible();
  }

  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search' });
  const hits = search.getByRole('option');
  for (const [words, first] of [
    ['layla', /^Layla Haddad/u],
    ['lay had', /^Layla Haddad/u],
    ['import dev', /^Import developers/u],
  ] as const) {
    await search.getByRole('combobox').fill(words);
    await expect(hits.first()).toHaveAccessibleName(first);
  }
  await search.getByRole('combobox').fill('no record');
  await expect(search.getByText('Nothing matches “no record”')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await chooseFile(page, 'people.csv', csv(people(3)));
  await expect(dialogOf(page).getByText('3 Ready')).toBeVisible();
  await press(page, 'Import 3 rows');
  await expect(dialogOf(page).getByText('3 Created')).toBeVisible();
  await press(page, 'Done');

  await page.getByRole('button', { name: 'Delete Imported 1', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Delete developer' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('Developer deleted')).toBeVisible();
  await expect(page.getByText('Showing 1 to 66 of 66 developers')).toBeVisible();
});
