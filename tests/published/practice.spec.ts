import { expect } from 'playwright/test';
import { pathOf, test } from './storybook.ts';

/** Choices of the practice console, as its address holds them, and what shows that it follows them. */
const choices = [
  ['server:as+usual', 'Layla Haddad'],
  ['server:reads+fail', 'Failed to load developers'],
  ['server:offline', 'You are offline.'],
  ['server:nothing+there', 'No developers found'],
  ['server:a+thousand+rows', /of 1,000 developers/],
  ['texts:long', /Featherstonehaugh/],
  ['texts:hostile', '<b>Not bold</b>'],
  ['texts:right-to-left', /ליאת/],
  ['role:none', 'Login'],
  ['role:viewer', 'You have no access to this page'],
  ['route:support+support-management', /TKT-/],
  ['server:reads+sail', 'There is no server “reads sail”.'],
] as const;

for (const [args, text] of choices) {
  test(`the practice console opens with ${args}`, async ({ preview: page }) => {
    const faults: string[] = [];
    page.removeAllListeners();
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('dialog', (dialog) => {
      // The page before may ask whether to leave it.
      if (dialog.type() !== 'beforeunload') faults.push(`A text ran as a script: ${dialog.message()}`);
      void dialog.accept();
    });
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(pathOf('practice-console--console', 'story', args));
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible({ timeout: 20_000 });
    expect(faults).toEqual([]);
  });
}
