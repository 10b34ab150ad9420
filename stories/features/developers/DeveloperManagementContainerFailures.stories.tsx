import { expect, screen, waitFor, within } from 'storybook/test';
import { failing, failingOnce, pending, unreachable } from '#fixtures/msw/overrides.ts';
import { DeveloperManagementContainer } from '#src/features/developers/DeveloperManagementContainer.tsx';
import { paths } from '#src/lib/paths.ts';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';
import { addressIs, button, deletedByAnother, dialogGone, field } from './containerStory.ts';
import { developerNamed } from './screenArgs.ts';

/** The message above the form; the toast beside it is an alert, too. */
async function alertOfDialog() {
  return within(await screen.findByRole('dialog')).findByRole('alert');
}

const layla = developerNamed('Layla Haddad');

const meta = preview.meta({
  title: 'Containers/Master Portal/Developer Management/Failures',
  component: DeveloperManagementContainer,
  decorators: [asPage],
  parameters: {
    layout: 'fullscreen',
    route: paths.master.developerUsers,
    session: 'super_admin',
    server: {},
  },
});

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

export const ListUnreadable = meta.story({
  tags: ['fault'],
  parameters: { server: { overrides: [failing('/developer/getAll', 200, { users: 'none' })] } },
  play: async ({ canvas }) => {
    await canvas.findByText('The server sent an answer that cannot be read.');
    await expect(canvas.queryByText('No developers found')).toBeNull();
  },
});

/** A taken address is reported beside its field and by a toast; the input stays. */
export const AddRejected = meta.story({
  tags: ['fault'],
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Add Developer'));
    await userEvent.type(await field('Name'), 'Nadia Rahimi');
    await userEvent.type(await field('Emirates ID'), '784-1991-1234567-1');
    await userEvent.type(await field('Email'), 'layla@acme.example');
    await userEvent.type(await field('Phone Number'), '+971 50 000 0000');
    await userEvent.click(await button('Add Developer'));
    const email = await field('Email');
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('A developer with this email already exists'),
    );
    await waitFor(() => expect(email).toHaveFocus());
    await expect(screen.getAllByText('A developer with this email already exists')).toHaveLength(2);
    await userEvent.clear(email);
    await userEvent.type(email, 'nadia@acme.example');
    await userEvent.click(await button('Add Developer'));
    await screen.findByText('Developer saved successfully');
    await dialogGone();
    await expect(screen.queryByText('A developer with this email already exists')).toBeNull();
  },
});

export const AddUnreachable = meta.story({
  tags: ['fault'],
  parameters: { server: { overrides: [unreachable('/developer/create')] } },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Add Developer'));
    await userEvent.type(await field('Name'), 'Nadia Rahimi');
    await userEvent.type(await field('Emirates ID'), '784-1991-1234567-1');
    await userEvent.type(await field('Email'), 'nadia@acme.example');
    await userEvent.type(await field('Phone Number'), '+971 50 000 0000');
    await userEvent.click(await button('Add Developer'));
    await expect(await alertOfDialog()).toHaveTextContent('The server cannot be reached.');
    await expect(await field('Name')).toHaveValue('Nadia Rahimi');
    await expect(screen.queryByText('Developer saved successfully')).toBeNull();
  },
});

/** Another user deleted the record: a toast says so, the row is removed, and the input can still be copied. */
export const EditedWasDeleted = meta.story({
  tags: ['fault'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button('Edit Layla Haddad'));
    await userEvent.type(await field('Name'), ' II');
    await deletedByAnother(layla.id);
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

export const DeleteIsSlow = meta.story({
  tags: ['fault'],
  parameters: { server: { overrides: [pending('/developer/delete/:id')] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button('Delete Layla Haddad'));
    await screen.findByRole('dialog', { name: 'Delete developer' });
    await userEvent.click(await button('Delete'));
    await canvas.findByText('Showing 1 to 63 of 63 developers');
    await expect(screen.queryByText('Developer deleted')).toBeNull();
  },
});

export const DeletedWasDeleted = meta.story({
  tags: ['fault'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button('Delete Layla Haddad'));
    await deletedByAnother(layla.id);
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

export const NoCompanies = meta.story({
  parameters: { server: { companies: [] } },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Add Developer'));
    await screen.findByText(/There are no companies yet/);
    await userEvent.click(await button('Add Developer'));
    await screen.findByText('Please fill in all required fields');
    await expect(screen.getByRole('combobox', { name: 'Company' })).toBeInvalid();
  },
});
