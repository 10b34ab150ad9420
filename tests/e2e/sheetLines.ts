import { expect, type Page } from 'playwright/test';
import { test } from './journey.ts';

/** The keys of the sheet as Playwright presses them. */
const pressed: Readonly<Record<string, string>> = {
  Ctrl: 'Control',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  'Page Up': 'PageUp',
  'Page Down': 'PageDown',
  Esc: 'Escape',
};

interface Line {
  readonly does: string;
  /** What is pressed one after the other. */
  readonly keys: readonly string[];
}

/** The lines of a group of the sheet. */
export async function linesOf(page: Page, group: string): Promise<readonly Line[]> {
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('?');
  const section = page
    .getByRole('dialog', { name: 'Keyboard shortcuts' })
    .getByRole('region', { name: group });
  await expect(section).toBeVisible();
  const lines = await section.locator('dl > div').evaluateAll((rows) =>
    rows.map((row) => ({
      does: row.querySelector('dt')?.textContent ?? '',
      caps: [...row.querySelectorAll('kbd')].map((key) => key.textContent),
    })),
  );
  await page.keyboard.press('Escape');
  await expect(section).toBeHidden();
  return lines.map(({ does, caps }) => {
    const keys = caps.map((cap) => pressed[cap] ?? (cap.length === 1 ? cap.toLowerCase() : cap));
    return { does, keys: ['Control', 'Shift'].includes(keys[0] ?? '') ? [keys.join('+')] : keys };
  });
}

export type Checks = Readonly<
  Record<string, (press: () => Promise<void>, keys: readonly string[]) => Promise<void>>
>;

/** Presses the keys of every line, and sees what the line says. */
export async function checkAll(page: Page, lines: readonly Line[], checks: Checks): Promise<void> {
  expect(lines.map(({ does }) => does)).toEqual(Object.keys(checks));
  for (const { does, keys } of lines) {
    await test.step(does, async () => {
      await checks[does]?.(async () => {
        for (const key of keys) await page.keyboard.press(key);
      }, keys);
    });
  }
}
