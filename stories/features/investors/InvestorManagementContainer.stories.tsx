import { expect, screen, waitFor, within } from 'storybook/test';
import { InvestorManagementContainer } from '#src/features/investors/InvestorManagementContainer.tsx';
import { dialog, fill } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';

const meta = preview.meta({
  title: 'Containers/Master Portal/Investor Management',
  component: InvestorManagementContainer,
  decorators: [asPage],
  parameters: {
    layout: 'fullscreen',
    route: '/master/investor-users',
    session: 'super_admin',
    server: {},
  },
});

export const Added = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Investor' }));
    const form = await dialog('Add Investor');
    const typed = {
      Name: 'Nadia Rahman',
      Email: 'nadia@build.example',
      Mobile: '+971 50 111 2222',
      'Emirate ID': '784199112345678',
      Street: '1 Bay Road',
      City: 'Dubai',
      State: 'Dubai',
      Country: 'UAE',
      'Zip Code': '00000',
    };
    for (const [label, text] of Object.entries(typed)) {
      await fill(userEvent, form.getByLabelText(new RegExp(`^${label}`)), text);
    }
    await userEvent.click(form.getByRole('button', { name: 'Add Investor' }));
    await expect(await screen.findByText('Investor added successfully')).toBeVisible();
    await expect(await canvas.findByText('784-1991-1234567-8')).toBeVisible();
    await expect(canvas.getByText('Showing 1 to 26 of 26 investors')).toBeVisible();
  },
});

export const Updated = meta.story({
  parameters: { route: '/master/investor-users?open=edit&id=USR-001' },
  play: async ({ canvas, userEvent }) => {
    const form = await dialog('Edit Investor');
    await userEvent.selectOptions(form.getByLabelText(/^Status/), 'Inactive');
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await expect(await screen.findByText('Investor updated successfully')).toBeVisible();
    const row = within(await canvas.findByRole('row', { name: /Layla Haddad/ }));
    await expect(row.getByText('Inactive')).toBeVisible();
  },
});

/** Two deletions: the focus is on the row at the former position, never on its Delete; each can be undone. */
export const DeletedInARow = meta.story({
  play: async ({ canvas, userEvent }) => {
    const names = ['Layla Haddad', 'Omar Farouk', 'Anna Kowalska'];
    for (const name of names) {
      await userEvent.click(await canvas.findByRole('button', { name: `Delete ${name}` }));
      const asked = within(await screen.findByRole('dialog', { name: 'Delete investor' }));
      let seen = '';
      const observer = new MutationObserver(() => {
        seen += screen.queryByText('Investor not found')?.textContent ?? '';
      });
      observer.observe(document.body, { childList: true, subtree: true });
      await userEvent.click(asked.getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveFocus());
      await expect(canvas.queryByRole('button', { name: `Delete ${name}` })).toBeNull();
      observer.disconnect();
      await expect(seen).toBe('');
    }
    // Each toast names its record.
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(3));
    await userEvent.click(screen.getByRole('button', { name: 'Undo', description: 'Omar Farouk' }));
    await canvas.findByRole('button', { name: 'Delete Omar Farouk' });
    const undone = (await screen.findByText('Undone')).closest('[role="status"]');
    await expect(undone).toHaveTextContent('Omar Farouk');
    await expect(canvas.queryByRole('button', { name: 'Delete Layla Haddad' })).toBeNull();
  },
});

export const SubscriptionSaved = meta.story({
  parameters: { route: '/master/investor-users?open=subscription&id=USR-001' },
  play: async ({ canvas, userEvent }) => {
    const title = 'Subscription of Layla Haddad';
    await userEvent.click((await dialog(title)).getByRole('button', { name: 'Edit Subscription' }));
    const form = await dialog(title);
    await userEvent.selectOptions(form.getByLabelText('Plan'), 'Enterprise');
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await expect(await screen.findByText('Subscription Updated')).toBeVisible();
    await expect(screen.getByText(/Subscription details have been saved successfully\./)).toBeVisible();
    await userEvent.click(
      (await dialog(title)).getAllByRole('button', { name: 'Close' })[0] ?? document.body,
    );
    const row = within(await canvas.findByRole('row', { name: /Layla Haddad/ }));
    await expect(row.getByText('Enterprise Plan')).toBeVisible();
  },
});
