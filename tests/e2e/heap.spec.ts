import { type CDPSession, expect, type Page } from 'playwright/test';
import { masterPortal, type ScreenEntry } from '#src/app/routes/screens.ts';
import { launchOptions } from '../../scripts/browser.ts';
import { test } from './journey.ts';
import { openAs } from './openAs.ts';

const { args, ...launch } = launchOptions();
// Without the compiler of the engine: the code that it makes grows the heap for minutes, whatever the page does.
test.use({ launchOptions: { ...launch, args: [...args, '--js-flags=--jitless'] }, trace: 'off' });

interface Stop {
  readonly screen: ScreenEntry;
  readonly group: string | null;
}

/** The screens of the sidebar, each with its group. */
const stops = masterPortal.entries
  .flatMap((entry): readonly Stop[] =>
    entry.kind === 'group'
      ? entry.children.map((screen) => ({ screen, group: entry.label }))
      : [{ screen: entry, group: null }],
  )
  .filter(({ screen }) => !screen.unlisted);

/** Opens every screen by its link, the dashboard last. */
async function visitAll(page: Page): Promise<void> {
  for (const { screen, group } of [...stops.slice(1), ...stops.slice(0, 1)]) {
    if (group !== null) await page.getByRole('button', { name: group }).click();
    await page.getByRole('link', { name: screen.label, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: screen.heading })).toBeVisible();
  }
}

/** What the page holds after a collection of garbage: the heap in kB, DOM nodes and event listeners. */
async function held(browser: CDPSession) {
  await browser.send('HeapProfiler.collectGarbage');
  const { usedSize } = await browser.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await browser.send('Memory.getDOMCounters');
  return { heap: usedSize / 1000, nodes, listeners: jsEventListeners };
}

test('screens that were left hold no memory', async ({ page, api, context }) => {
  test.setTimeout(60_000);
  await openAs(page, api, 'super_admin', '/master/dashboard');
  const browser = await context.newCDPSession(page);
  // The first round loads code and rows, which are kept.
  await visitAll(page);
  const before = await held(browser);
  await visitAll(page);
  await visitAll(page);
  const after = await held(browser);
  expect(after.nodes - before.nodes).toBeLessThan(100);
  expect(after.listeners - before.listeners).toBeLessThan(20);
  expect(after.heap - before.heap).toBeLessThan(150);
});
