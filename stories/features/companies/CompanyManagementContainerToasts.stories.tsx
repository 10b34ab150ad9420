import { expect, screen, waitFor, within } from 'storybook/test';
import { delayed, failing, failingOnce } from '#fixtures/msw/overrides.ts';
import { CompanyManagementContainer } from '#src/features/companies/CompanyManagementContainer.tsx';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';
import { acme } from './screenArgs.ts';

const path = '/master/company-management';

/** Toasts of failures name their company. */
const meta = preview.meta({
  title: 'Containers/Master Portal/Company Management/Toasts',
  component: CompanyManagementContainer,
  decorators: [asPage],
  parameters: { layout: 'fullscreen', route: path, session: 'super_admin', server: {} },
});

/** Two deletions: the failure names its company; the success does not, because nothing on the page has that name. */
export const DeletedInARow = meta.story({
  parameters: { server: { overrides: [failingOnce('/company/delete/*')] } },
  play: async ({ canvas, userEvent }) => {
    async function remove(name: string) {
      await userEvent.click(await canvas.findByRole('button', { name: `Delete ${name}` }));
      const asked = within(await screen.findByRole('dialog', { name: 'Delete company' }));
      await userEvent.click(asked.getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await remove('Acme Developments');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The server is resting.Acme'));
    await canvas.findByRole('button', { name: 'Delete Acme Developments' });
    await remove('Palm Crest Holdings');
    await expect(await screen.findByText('Company deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Palm Crest Holdings')).toBeNull());
  },
});

/** The answer arrives after the form was closed: the toast names the record and stays over the next form. */
export const RefusedAfterClosing = meta.story({
  tags: ['fault'],
  parameters: {
    route: `${path}?open=edit&id=${acme.id}`,
    server: { overrides: [delayed('/company/update/*', 1000), failing('/company/update/*')] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'City' }), ' II');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await userEvent.keyboard('{Escape}');
    const asked = within(await screen.findByRole('dialog', { name: 'Close while saving?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Close' }));
    const message = await screen.findByRole('alert', {}, { timeout: 5000 });
    await waitFor(() => expect(message).toHaveTextContent('The server is resting.Acme Developments'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add New Company' }));
    await screen.findByRole('dialog', { name: 'Add New Company' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(message).toBeVisible();
  },
});
