import { expect } from 'playwright/test';
import { test } from './journey.ts';
import { openAs } from './openAs.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone a ticket is found, answered and resolved, and a developer is changed, by touch alone', async ({
  page,
  api,
}) => {
  await openAs(page, api, 'super_admin', '/master/dashboard');
  await page.getByRole('button', { name: 'Toggle sidebar' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await drawer.getByRole('link', { name: 'Support Management' }).tap();
  await expect(drawer).toBeHidden();
  await page
    .getByRole('button', { name: /^View TKT-/u })
    .first()
    .tap();
  const ticket = page.getByRole('dialog', { name: 'Ticket Details' });
  const comment = ticket.getByRole('textbox', { name: 'Comment' });
  await comment.tap();
  await page.keyboard.insertText('A colleague will call you.');
  await ticket.getByRole('button', { name: 'Add Comment' }).tap();
  await expect(ticket.getByText('A colleague will call you.')).toBeVisible();
  await expect(comment).toHaveValue('');
  await ticket.getByRole('button', { name: 'Resolve and next' }).tap();
  // The number of tickets depends on the time of the day.
  await expect(ticket.getByText(/2 of \d+$/u)).toBeVisible();
  await ticket.getByRole('button', { name: 'Close' }).tap();
  await expect(ticket).toBeHidden();
  // The message was shown all the while: it did not cover Close.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page.getByText('Resolved', { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Toggle sidebar' }).tap();
  await drawer.getByRole('button', { name: 'User Management' }).tap();
  await drawer.getByRole('link', { name: 'Developer Users' }).tap();
  await page.getByRole('button', { name: 'Edit Layla Haddad' }).tap();
  const form = page.getByRole('dialog', { name: 'Edit Developer' });
  await form.getByLabel('Name').fill('Layla by Touch');
  await form.getByRole('button', { name: 'Save Changes' }).tap();
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit Layla by Touch' })).toBeVisible();
});
