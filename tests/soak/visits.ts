import { type CDPSession, expect, type Page } from 'playwright/test';
import type { Portal, ScreenEntry } from '#src/app/routes/screens.ts';

interface Stop {
  readonly screen: ScreenEntry;
  readonly group: string | null;
}

/** The screens of a portal's sidebar, each with its group; the first one last, where the page is after a visit of all. */
export function stopsOf(portal: Portal): readonly Stop[] {
  const stops = portal.entries
    .flatMap((entry): readonly Stop[] =>
      entry.type === 'group'
        ? entry.children.map((screen) => ({ screen, group: entry.label }))
        : [{ screen: entry, group: null }],
    )
    .filter(({ screen }) => !screen.unlisted);
  return [...stops.slice(1), ...stops.slice(0, 1)];
}

/** Opens each screen by its link in the sidebar. */
export async function visitAll(page: Page, stops: readonly Stop[]): Promise<void> {
  expect(stops.length).toBeGreaterThan(4);
  for (const { screen, group } of stops) {
    if (group !== null) await page.getByRole('button', { name: group }).click();
    await page.getByRole('link', { name: screen.label, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: screen.heading })).toBeVisible();
  }
}

/** What the page holds after a collection of garbage: the heap in kB, DOM nodes and event listeners. */
export interface Held {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Collects garbage and measures the page. */
export async function held(browser: CDPSession): Promise<Held> {
  await browser.send('HeapProfiler.collectGarbage');
  const { usedSize } = await browser.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await browser.send('Memory.getDOMCounters');
  return { heap: usedSize / 1000, nodes, listeners: jsEventListeners };
}

/** Expects that a page holds no more than before, but for what the browser itself notes of each route. */
export function expectFlat(before: Held, after: Held): void {
  expect(after.nodes - before.nodes).toBeLessThan(100);
  expect(after.listeners - before.listeners).toBeLessThan(20);
  expect(after.heap - before.heap).toBeLessThan(150);
}
