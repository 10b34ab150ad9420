import { expect, screen, waitFor, within } from 'storybook/test';
import { delayed, failing, failingOnce } from '#fixtures/msw/overrides.ts';
import { CompanyManagementContainer } from '#src/features/companies/CompanyManagementContainer.tsx';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';
import { acme } from './screenArgs.ts';

const path = '/master/company-management';

/** Messages say which company they are about. */
const meta = preview.meta({
  title: 'Containers/Company Management/Toasts',
  component: CompanyManagementContainer,
  decorators: [asPage],
  parameters: { layout: 'fullscreen', route: path, session: 'super_admin', server: {} },
});

/** One after the other, the first is refused: each message names its company. */
export const DeletedInARow = meta.story({
  parameters: { server: { overrides: [failingOnce('/company/delete/*')] } },
  play: async ({ canvas, userEvent }) => {
    async function remove(name: string) {
      await userEvent.click(await canvas.findByRole('button', { name: `Delete ${name}` }));
      const asked = within(await screen.findByRole('alertdialog', { name: 'Delete company' }));
      await userEvent.click(asked.getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    await remove('Acme Developments');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The server is resting.Acme'));
    await canvas.findByRole('button', { name: 'Delete Acme Developments' });
    await remove('Palm Crest Holdings');
    const done = (await screen.findByText('Company deleted')).parentElement;
    await expect(done).toHaveTextContent('Company deletedPalm Crest Holdings');
  },
});

/** The form is gone when the answer comes; the message says what was not saved, and outlives the next form. */
export const RefusedAfterClosing = meta.story({
  parameters: {
    route: `${path}?open=edit&id=${acme.id}`,
    server: { overrides: [delayed('/company/update/*', 1000), failing('/company/update/*')] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'City' }), ' II');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await userEvent.keyboard('{Escape}');
    const asked = within(await screen.findByRole('alertdialog', { name: 'Close while saving?' }));
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
