import { expect, screen, waitFor } from 'storybook/test';
import { DeveloperManagementContainer } from '#src/features/developers/DeveloperManagementContainer.tsx';
import { paths } from '#src/lib/paths.ts';
import { chooseFilter } from '#stories/filters.ts';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';
import { addressIs, button, dialogGone, field } from './containerStory.ts';
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
    await button('Edit Layla Haddad');
    await expect(canvas.getByText('Showing 1 to 64 of 64 developers')).toBeVisible();
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

export const RecordNotFound = meta.story({
  tags: ['fault'],
  parameters: { route: `${list}?open=edit&id=deleted-long-ago` },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Developer not found' });
    await userEvent.keyboard('{Escape}');
    await dialogGone();
    await addressIs('');
  },
});

/** A new developer user gets the first company; the list has one more row. */
export const Adding = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button('Add Developer'));
    await userEvent.type(await field('Name'), 'Nadia Rahimi');
    await addressIs('?open=add');
    await userEvent.type(await field('Emirates ID'), '784-1991-1234567-1');
    await userEvent.type(await field('Email'), 'nadia@acme.example');
    await userEvent.type(await field('Phone Number'), '+971 50 000 0000');
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

/** Empty required fields are reported by one toast and beside each field. */
export const Incomplete = meta.story({
  tags: ['fault'],
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Add Developer'));
    await field('Name');
    // The first company is the default, once the companies are read.
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Company' })).not.toHaveValue(''));
    await userEvent.click(await button('Add Developer'));
    await screen.findByText('Please fill in all required fields');
    await expect(screen.getAllByText('Required')).toHaveLength(4);
    await userEvent.keyboard('{Escape}');
    await dialogGone();
    await waitFor(() => expect(screen.queryByText('Please fill in all required fields')).toBeNull());
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

export const ShowingSubUsers = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await button('3 sub-users of Layla Haddad'));
    await screen.findByRole('dialog', { name: /^Sub-Users for Layla Haddad/ });
    await addressIs(`?open=sub-users&id=${layla.id}`);
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

/** On a phone the menu of the columns has those that cards show, and Import is a button beside Export. */
export const HeadOfCards = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ userEvent }) => {
    await expect(await button('Import')).toBeVisible();
    // Before its rows there is nothing to export.
    await button('Edit Layla Haddad');
    await userEvent.click(await button('Export'));
    await screen.findByRole('menuitem', { name: 'CSV' });
    await expect(screen.queryByRole('menuitem', { name: 'Import' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await button('View'));
    await screen.findByRole('menuitem', { name: 'Show all' });
    const columns = screen.getAllByRole('menuitemcheckbox').map((item) => item.textContent);
    await expect(columns).toEqual(['Company', 'Email', 'Phone Number', 'Status']);
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

/** Rows that already have the status are counted in the toast and leave the selection like the changed ones. */
export const SettingStatusOfSome = meta.story({
  play: async ({ userEvent }) => {
    await button('Edit Layla Haddad');
    for (const name of ['Layla Haddad', 'Anna Kowalska']) {
      await userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    }
    await userEvent.click(await button('Set status'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Inactive' }));
    await screen.findByText('1 set to Inactive, 1 was already');
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
    await expect(screen.getByRole('checkbox', { name: 'Select Anna Kowalska' })).not.toBeChecked();
  },
});
