import { expect, screen, waitFor } from 'storybook/test';
import { failingOnce } from '#fixtures/msw/overrides.ts';
import preview from '#storybook/preview.tsx';
import { Console } from './Console.tsx';
import { fill, press, pressIn } from './steps.ts';

/** Records that are found, changed and deleted. Each step can be looked at in the Interactions panel. */
const meta = preview.meta({
  title: 'Journeys/Records',
  component: Console,
  parameters: { layout: 'fullscreen', session: 'super_admin', server: {} },
});

const developers = '/master/developer-users';

export const FindAndEditDeveloper = meta.story({
  args: { route: developers },
  parameters: { route: developers },
  play: async ({ step, userEvent }) => {
    await step('Find', async () => {
      await userEvent.type(await screen.findByPlaceholderText('Search by name or email'), 'layla');
      await expect(await screen.findByText('Showing 1 to 1 of 1 developer')).toBeVisible();
    });
    await step('Open the form', async () => {
      await press(userEvent, 'Edit Layla Haddad');
      await expect(await screen.findByRole('dialog', { name: 'Edit Developer' })).toBeVisible();
    });
    await step('Change the name and save', async () => {
      await fill(userEvent, screen.getByRole('textbox', { name: 'Name' }), 'Layla Stone');
      await pressIn(userEvent, 'Edit Developer', 'Save Changes');
    });
    await step('The list shows it', async () => {
      await expect(await screen.findByText('Developer updated')).toBeVisible();
      await expect(await screen.findByRole('button', { name: 'Edit Layla Stone' })).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
});

const companies = '/master/company-management';

/** The row goes at once, and comes back when the server refuses. */
export const DeleteRefusedByServer = meta.story({
  args: { route: companies },
  parameters: {
    route: companies,
    server: { overrides: [failingOnce('/company/delete/*', 500, {})] },
  },
  play: async ({ step, userEvent }) => {
    await step('Ask to delete', async () => {
      await press(userEvent, 'Delete Acme Developments');
      await expect(await screen.findByRole('dialog', { name: 'Delete company' })).toBeVisible();
    });
    await step('Confirm', async () => {
      await pressIn(userEvent, 'Delete company', 'Delete');
    });
    await step('The server refuses', async () => {
      await expect(await screen.findByText('Failed to delete company')).toBeVisible();
    });
    await step('The company is back', async () => {
      await expect(await screen.findByRole('button', { name: 'View Acme Developments' })).toBeVisible();
    });
  },
});
