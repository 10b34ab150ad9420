import { readdirSync, writeFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import { atlasFolder } from './pictures.ts';
import { test } from './storybook.ts';

test('the Atlas shows the pictures of the visit, and each leads to its story', async ({ preview: page }) => {
  const ids = readdirSync(atlasFolder).flatMap((file) => file.match(/^(.*)-light\.webp$/)?.[1] ?? []);
  writeFileSync(`${atlasFolder}/pictures.json`, JSON.stringify(ids));
  const ofScreens = ids.filter((id) => id.startsWith('screens-'));
  expect(ofScreens, 'the Storybook is published with pictures').not.toEqual([]);

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('?path=/docs/atlas-all-screens--docs');
  const atlas = page.frameLocator('#storybook-preview-iframe');
  const pictures = atlas.getByRole('link').filter({ has: atlas.locator('img') });
  await expect(pictures).toHaveCount(ofScreens.length);
  await pictures.first().click();
  await expect(page).toHaveURL(/path=\/story\/screens-/);
  await expect(atlas.locator('#storybook-root > *').first()).toBeVisible();
});
