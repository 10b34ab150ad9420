import { expect, screen, waitFor, within } from 'storybook/test';
import { failing, failingOnce, unreachable } from '#fixtures/msw/overrides.ts';
import { DeveloperManagementContainer } from '#src/features/developers/DeveloperManagementContainer.tsx';
import { paths } from '#src/lib/paths.ts';
import {
  addressIs,
  button,
  chooseFilter,
  dialogGone,
  elsewhere,
  field,
  fill,
  fillIn,
} from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';
import { developerNamed } from './screenArgs.ts';

const layla = developerNamed('Layla Haddad');
const list = paths.master.developerUsers;

const meta = preview.meta({
  title: 'Containers/Master Portal/Developer Management',
  component: DeveloperManagementContainer,
  decorators: [asPage],
  parameters: { layout: 'fullscreen', route: list, session: 'super_admin', server: {} },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing 1 to 64 of 64 developers')).toBeVisible();
    await addressIs('');
  },
});

/** A filter takes effect immediately and is written to the address after a pause. */
export const Filtering = meta.story({
  play: async ({ canvas, userEvent }) => {
    await button('Edit Layla Haddad');
    const search = canvas.getByPlaceholderText('Search by name or email');
    await userEvent.type(search, 'omar');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit Layla Haddad' })).toBeNull());
    await chooseFilter(userEvent, 'Status', 'Active');
    await addressIs('?search=omar&status=active');
    await userEvent.clear(search);
    await addressIs('?status=active');
  },
});

export const FromALink = meta.story({
  parameters: { route: `${list}?status=inactive&sort=name.desc&open=details&id=${layla.id}` },
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Developer Details' });
    await userEvent.keyboard('{Escape}');
    await dialogGone();
    await addressIs('?status=inactive&sort=name.desc');
    await expect(canvas.getByRole('columnheader', { name: /^Name/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
});

/** A new developer user gets the first company; the list has one more row. */
export const Adding = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button('Add Developer'));
    await fill(userEvent, await field('Name'), 'Nadia Rahimi');
    await addressIs('?open=add');
    await fill(userEvent, await field('Emirates ID'), '784-1991-1234567-1');
    await fill(userEvent, await field('Email'), 'nadia@acme.example');
    await fill(userEvent, await field('Phone Number'), '+971 50 000 0000');
    const company = screen.getByRole('combobox', { name: 'Company' });
    await waitFor(() => expect(company).toHaveValue('Acme Developments'));
    await userEvent.click(await button('Add Developer'));
    await screen.findByText('Developer created');
    await screen.findByText('Developer saved successfully');
    await dialogGone();
    await addressIs('');
    await canvas.findByText('Showing 1 to 65 of 65 developers');
  },
});

export const Editing = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Edit Layla Haddad'));
    const name = await field('Name');
    await addressIs(`?open=edit&id=${layla.id}`);
    await userEvent.type(name, ' II');
    await userEvent.click(await button('Save Changes'));
    await screen.findByText('Developer updated');
    await screen.findByText('Developer saved successfully');
    await dialogGone();
    await button('Edit Layla Haddad II');
    await addressIs('');
  },
});

export const Deleting = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button('Delete Layla Haddad'));
    await screen.findByRole('dialog', { name: 'Delete developer' });
    await userEvent.click(await button('Delete'));
    await screen.findByText('Developer deleted');
    await dialogGone();
    await expect(screen.queryByRole('button', { name: 'Edit Layla Haddad' })).toBeNull();
    await expect(canvas.getByText('Showing 1 to 63 of 63 developers')).toBeVisible();
    await addressIs('');
  },
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

const nadia = {
  Name: 'Nadia Rahimi',
  'Emirates ID': '784-1991-1234567-1',
  Email: 'nadia@acme.example',
  'Phone Number': '+971 50 000 0000',
};

/** A taken address is reported beside its field and by a toast; the input stays. */
export const AddRejected = meta.story({
  tags: ['fault'],
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Add Developer'));
    await fillIn(userEvent, 'Add Developer', { ...nadia, Email: 'layla@acme.example' });
    await userEvent.click(await button('Add Developer'));
    const email = await field('Email');
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('A developer with this email already exists'),
    );
    await waitFor(() => expect(email).toHaveFocus());
    await expect(screen.getAllByText('A developer with this email already exists')).toHaveLength(2);
    await fill(userEvent, email, 'nadia@acme.example');
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
    await fillIn(userEvent, 'Add Developer', nadia);
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
