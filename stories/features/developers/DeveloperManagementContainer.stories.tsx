import { expect, screen, waitFor, within } from 'storybook/test';
import { failing, failingOnce } from '#fixtures/msw/overrides.ts';
import { DeveloperManagementContainer } from '#src/features/developers/DeveloperManagementContainer.tsx';
import { paths } from '#src/lib/paths.ts';
import { addressIs, button, dialogGone, elsewhere, field } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { containerAt } from '../containerAt.ts';
import { developerNamed } from './screenArgs.ts';

const layla = developerNamed('Layla Haddad');
const list = paths.master.developerUsers;

const meta = preview.meta({
  title: 'Containers/Master Portal/Developer Management',
  component: DeveloperManagementContainer,
  ...containerAt(list),
});

/** Cards show no count of sub-users: the details open them, and closing returns to the details. */
export const SubUsersOfACard = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('View Layla Haddad'));
    await userEvent.click(await button('Sub-Users (3)'));
    await screen.findByRole('dialog', { name: /^Sub-Users for Layla Haddad/ });
    await addressIs(`?open=sub-users&id=${layla.id}`);
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: 'Developer Details' });
    await addressIs(`?open=details&id=${layla.id}`);
    await userEvent.keyboard('{Escape}');
    await dialogGone();
    await addressIs('');
  },
});

/** The list reads a thousand rows and says so if there are more. */
export const MoreOnTheServer = meta.story({
  parameters: { server: { developers: 1204, companies: 3 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent(
      'The first 1,000 of 1,204 developers are shown.',
    );
  },
});

/** The message above the form; the toast beside it is an alert, too. */
async function alertOfDialog() {
  return within(await screen.findByRole('dialog')).findByRole('alert');
}

/** A failed read is repeated once; then the list shows the error and Retry. */
export const ListFails = meta.story({
  tags: ['fault'],
  parameters: {
    server: { overrides: [failingOnce('/developer/getAll'), failingOnce('/developer/getAll')] },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The server is resting.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await button('Edit Layla Haddad');
  },
});

/** Another user deleted the record: a toast says so, the row is removed, and the input can still be copied. */
export const EditedWasDeleted = meta.story({
  tags: ['fault'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button('Edit Layla Haddad'));
    await userEvent.type(await field('Name'), ' II');
    await elsewhere('DELETE', `/developer/delete/${layla.id}`);
    await userEvent.click(await button('Save Changes'));
    await expect(await alertOfDialog()).toHaveTextContent('This developer was deleted by someone else');
    await canvas.findByText('Showing 1 to 63 of 63 developers');
    await expect(await field('Name')).toHaveValue('Layla Haddad II');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await button('Discard'));
    await dialogGone();
    await addressIs('');
  },
});

/** The row is hidden immediately, and shown again with the reason if the server did not delete it. */
export const DeleteFails = meta.story({
  tags: ['fault'],
  parameters: { server: { overrides: [failing('/developer/delete/:id')] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button('Delete Layla Haddad'));
    await screen.findByRole('dialog', { name: 'Delete developer' });
    await userEvent.click(await button('Delete'));
    await screen.findByText('The server is resting.');
    await expect(screen.getByRole('alert')).toHaveTextContent('Layla Haddad');
    await dialogGone();
    await button('Edit Layla Haddad');
    await expect(canvas.getByText('Showing 1 to 64 of 64 developers')).toBeVisible();
    await expect(screen.queryByText('Developer deleted')).toBeNull();
  },
});

export const DeletedWasDeleted = meta.story({
  tags: ['fault'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button('Delete Layla Haddad'));
    await elsewhere('DELETE', `/developer/delete/${layla.id}`);
    await userEvent.click(await button('Delete'));
    await screen.findByText('This developer no longer exists.');
    await canvas.findByText('Showing 1 to 63 of 63 developers');
  },
});

/** Without companies the form cannot be saved; the field shows the reason and Retry. */
export const CompaniesFail = meta.story({
  tags: ['fault'],
  parameters: { server: { overrides: [failingOnce('/company/getAll'), failingOnce('/company/getAll')] } },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Add Developer'));
    const dialog = await screen.findByRole('dialog', { name: 'Add Developer' });
    await within(dialog).findByText(/Failed to load companies/, { selector: 'span' });
    await userEvent.click(await button('Retry'));
    const company = screen.getByRole('combobox', { name: 'Company' });
    await waitFor(() => expect(company).toHaveValue('Acme Developments'));
    await waitFor(() => expect(company).toHaveFocus());
    await expect(screen.queryByText(/unsaved/)).toBeNull();
  },
});
