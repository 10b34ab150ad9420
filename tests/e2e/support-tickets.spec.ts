import { expect } from 'playwright/test';
import { expectUsable, test } from './journey.ts';
import { chooseFilter } from './locators.ts';
import { openSamples } from './openAs.ts';

const path = '/support/support-management';

test('a support agent filters the queue and answers a ticket', async ({ page, api }) => {
  const table = (count: number) => page.getByRole('table', { name: `Support Tickets (${count})` });
  await openSamples(page, api, 'support', path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support Management');
  await expect(table(14)).toBeVisible();
  await chooseFilter(page, 'Origin', 'Landlord');
  await chooseFilter(page, 'Priority', 'High');
  await expect(table(1)).toBeVisible();
  await expect(page).toHaveURL(`${path}?origin=landlord&priority=High`);
  await page.getByRole('button', { name: 'View TKT-2026-2213' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ticket Details - Blume Master Portal' });
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('Both bookings are exchanged.');
  await dialog.getByRole('button', { name: 'Add Comment' }).click();
  const trail = dialog.getByRole('list', { name: 'Activity & Audit Trail' }).getByRole('listitem');
  await expect(trail.last()).toContainText('Lina Farouq added a comment');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // The search finds this portal's tickets and none of the other's.
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('combobox').fill('TKT-2026');
  await expect(search.getByRole('group', { name: 'Tickets' }).getByRole('option').first()).toContainText(
    'TKT-2026-22',
  );
  await search.getByRole('combobox').fill('floor plans');
  await expect(search.getByText('Nothing matches “floor plans”')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectUsable(page);
});

test('a ticket opens at its newest entry, above the box, at every width and at 200 % zoom', async ({
  page,
  api,
}) => {
  await openSamples(page, api, 'support', '/support/support-management');
  const view = page.getByRole('button', { name: 'View TKT-2026-2214' });
  const dialog = page.getByRole('dialog', { name: /^Ticket Details/u });
  await view.click();
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('Seen by the next reader.\n'.repeat(4));
  await page.keyboard.press('Control+Enter');
  const newest = dialog.getByRole('list', { name: 'Activity & Audit Trail' }).getByRole('listitem').last();
  await expect(newest).toContainText('Seen by the next reader.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
    [720, 450],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/support/support-management?open=details&id=TKT-2026-2214');
    await expect(dialog).toBeVisible();
    const conversation = dialog.getByRole('region', { name: 'Conversation' });
    const box = dialog.getByRole('textbox', { name: 'Comment' });
    await expect(newest).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => {
        const [entry, area, text] = await Promise.all(
          [newest, conversation, box].map((each) => each.boundingBox()),
        );
        return (
          entry &&
          area &&
          text &&
          entry.y + entry.height <= area.y + area.height &&
          area.y + area.height <= text.y
        );
      })
      .toBe(true);
  }
});
