import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { masterPortal, type NavigationEntry, supportPortal } from '#src/app/routes/screens.ts';
import { test } from './journey.ts';
import { openSamples } from './openAs.ts';

const lists = ['serverList', 'sampleList', 'expandableList'];

function listPaths(entries: readonly NavigationEntry[]): string[] {
  return entries.flatMap((entry) => {
    if (entry.type === 'group') return listPaths(entry.children);
    return lists.includes(entry.type) ? [entry.path] : [];
  });
}

/**
 * The texts of headers, figures, dates, ids and badges that do not lie within the content of their cell, so that an
 * ellipsis replaces their end. Their ranges are compared, because `scrollWidth` counts the padding of the cell too.
 */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The browser lays out in 64ths of a pixel.
    const rounding = 1 / 32;
    const whole =
      "td[data-variant~='figures'], td:has([data-dot], [data-bars], [data-intent], time), th[data-column]";
    return [...document.querySelectorAll<HTMLElement>('table :is(td, th)')]
      .filter((cell) => cell.matches(whole))
      .flatMap((cell) => {
        const { paddingLeft, paddingRight } = getComputedStyle(cell);
        const box = cell.getBoundingClientRect();
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const range = new Range();
          range.selectNodeContents(text);
          const { left, right, width } = range.getBoundingClientRect();
          const starts = left >= box.left + Number.parseFloat(paddingLeft) - rounding;
          const ends = right <= box.right - Number.parseFloat(paddingRight) + rounding;
          const { parentElement } = text;
          // Text for screen readers only.
          if (parentElement && getComputedStyle(parentElement).clipPath !== 'none') continue;
          const clip = parentElement?.getBoundingClientRect();
          const own = clip && right <= clip.right + rounding && left >= clip.left - rounding;
          if (width > 0 && !(starts && ends && own)) found.push(text.nodeValue ?? '');
        }
        return found;
      });
  });
}

const portals = [
  { role: 'super_admin', paths: listPaths(masterPortal.entries) },
  { role: 'support', paths: listPaths(supportPortal.entries) },
] as const;

test('no header, date, number, badge or id of a list is cut', async ({ page, api }) => {
  test.slow();
  for (const { role, paths } of portals) {
    for (const path of paths) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openSamples(page, api, role, path);
      await expect(page.locator('tbody tr[data-position="3"]')).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => cutTexts(page), path).toEqual([]);
      await page.setViewportSize({ width: 1024, height: 900 });
      await expect.poll(() => cutTexts(page), path).toEqual([]);
    }
  }
});

/** How many records are whole between the head and the foot of the table, when the page is scrolled to its end. */
function recordsInSight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const scroller = document.querySelector('[data-part="scroller"]');
    if (!scroller) return 0;
    scroller.parentElement?.scrollIntoView({ block: 'end' });
    const { top, bottom } = scroller.getBoundingClientRect();
    const records = [...document.querySelectorAll('tr[data-position]')].map((row) =>
      row.getBoundingClientRect(),
    );
    return records.filter((record) => record.top >= top && record.bottom <= bottom).length;
  });
}

test('at 200 % zoom four records of each list are in sight', async ({ page, api }) => {
  test.slow();
  await page.setViewportSize({ width: 720, height: 450 });
  for (const { role, paths } of portals) {
    for (const path of paths) {
      await openSamples(page, api, role, path);
      await expect(page.locator('tr[data-position="3"]')).toBeVisible();
      await expect.poll(() => recordsInSight(page), path).toBeGreaterThanOrEqual(4);
    }
  }
});

test('a text that is cut by less than the padding of its cell has a tooltip', async ({ page, api }) => {
  // Too narrow for the table, so that each column has its least width.
  await page.setViewportSize({ width: 1024, height: 900 });
  await openSamples(page, api, 'super_admin', '/master/developer-users');
  const id = page.getByRole('cell', { name: /^784-/ }).first();
  const tooltip = page.locator('[data-tooltip-popup]');
  await page.getByRole('columnheader', { name: 'Emirates Id' }).hover();
  await page.getByRole('button', { name: 'Options for Emirates Id' }).click();
  await page.getByRole('menuitem', { name: 'Narrower' }).click();
  await page.getByRole('columnheader', { name: 'Emirates Id' }).hover();
  await id.hover();
  expect(await cutTexts(page)).not.toEqual([]);
  await expect(tooltip).toHaveText((await id.textContent()) ?? '');
});

test('order and width of columns stay after a reload, for their user only', async ({ page, api }) => {
  const header = page.getByRole('columnheader', { name: 'Emirates Id' });
  const headers = page.getByRole('columnheader');
  const layout = async () => ({
    order: await headers.allTextContents(),
    width: (await header.boundingBox())?.width,
  });
  await openSamples(page, api, 'super_admin', '/master/developer-users');
  await expect(header).toBeVisible();
  const first = await layout();
  for (const command of ['Move left', 'Wider']) {
    await header.hover();
    await page.getByRole('button', { name: 'Options for Emirates Id' }).click();
    await page.getByRole('menuitem', { name: command }).click();
  }
  const changed = await layout();
  expect(changed.order).not.toEqual(first.order);
  expect(changed.width).toBeGreaterThan(first.width ?? 0);
  await page.reload();
  await expect.poll(layout).toEqual(changed);

  await openSamples(page, api, 'admin', '/master/developer-users');
  await expect.poll(layout).toEqual(first);
  await openSamples(page, api, 'super_admin', '/master/developer-users');
  await expect.poll(layout).toEqual(changed);
});
