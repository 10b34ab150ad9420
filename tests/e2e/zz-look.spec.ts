import { test } from './journey.ts';
import { openSamples } from './openAs.ts';

const cases = JSON.parse(process.env.LOOK ?? '[]') as {
  path: string;
  name: string;
  w?: number;
  h?: number;
  role?: string;
  dark?: boolean;
  click?: string[];
}[];
for (const c of cases) {
  test(c.name, async ({ page, api }) => {
    await page.setViewportSize({ width: c.w ?? 1440, height: c.h ?? 900 });
    if (c.dark) await page.emulateMedia({ colorScheme: 'dark' });
    await openSamples(page, api, (c.role ?? 'super_admin') as 'super_admin', c.path);
    await page.waitForTimeout(1500);
    for (const name of c.click ?? []) {
      await page.getByRole('button', { name }).first().click();
      await page.waitForTimeout(400);
    }
    await page.screenshot({ path: `/work/scratch/shots/${c.name}.png` });
  });
}
