import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { expectUsable, test } from './journey.ts';
import { button, chooseFilter, figures } from './locators.ts';
import { openSamples } from './openAs.ts';

const toast = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

test('a card leads to its investor plans, and a count to its investors', async ({ page, api }) => {
  const path = '/master/plans-management/investor-plans';
  const before = ['8', '4', '34', '2'];
  await openSamples(page, api, 'super_admin', path);
  await button(page, 'Show Halted').click();
  await expect(page).toHaveURL(`${path}?status=halt`);
  await expect(page.getByText('Showing 1 to 2 of 2 plans')).toBeVisible();
  await expect(figures(page)).toHaveText(before);
  await chooseFilter(page, 'Status', 'All');

  await button(page, '11 subscribers on Basic').click();
  const dialog = page.getByRole('dialog', { name: 'Companies on Basic' });
  await expect(dialog.getByText('Total companies using this plan: 11')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /Nikos Papadopoulos/u })).toBeVisible();
  await expect(dialog.getByRole('row')).toHaveCount(12);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectUsable(page);
});

test('the toast of a refused attempt neither moves nor covers the buttons of the form of a plan', async ({
  page,
  api,
}) => {
  await openSamples(page, api, 'super_admin', '/master/plans-management/developer-plans?open=add');
  const form = page.getByRole('dialog', { name: 'Add New Subscription Plan' });
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [767, 844],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await form.getByRole('button', { name: 'Add Subscription Plan' }).click();
    await toast(page, 'Please fill in all required fields.');
    const message = page.getByRole('alert');
    const placeOf = (name: string) => form.getByRole('button', { name }).boundingBox();
    const places = () => Promise.all(['Cancel', 'Add Subscription Plan'].map(placeOf));
    const told = await places();
    const [covering, covered] = [await message.boundingBox(), await placeOf('Close')];
    if (!covering || !covered) throw new Error('The message or the button is not shown.');
    const beside = covered.x + covered.width <= covering.x;
    expect(beside || covered.y >= covering.y + covering.height).toBe(true);
    await message.getByRole('button', { name: 'Dismiss' }).click();
    await expect(message).toBeHidden();
    expect(await places()).toEqual(told);
  }
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
});
