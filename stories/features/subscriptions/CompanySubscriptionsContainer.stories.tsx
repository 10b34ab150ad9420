import { expect, screen, waitFor, within } from 'storybook/test';
import { CompanySubscriptionsContainer } from '#src/features/subscriptions/CompanySubscriptionsContainer.tsx';
import { dialog, fill, filterButton } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';

const path = '/master/user-subscriptions/company-subscriptions';

const meta = preview.meta({
  title: 'Containers/Master Portal/Company Subscriptions',
  component: CompanySubscriptionsContainer,
  decorators: [asPage],
  parameters: { layout: 'fullscreen', route: path, session: 'super_admin', server: {} },
});

/** A stat card sets the filter, in the address too. */
export const ShownByCard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show Expired' }));
    await expect(await canvas.findByText('Showing 1 to 6 of 6 subscriptions')).toBeVisible();
    await expect(filterButton('Status')).toHaveTextContent('Status: Expired');
  },
});

/** Row, cards and history show the saved subscription. */
export const Updated = meta.story({
  parameters: { route: `${path}?open=edit&id=CSUB-003` },
  play: async ({ canvas, userEvent }) => {
    const form = await dialog('Edit Subscription - Marina Heights Real Estate');
    await userEvent.selectOptions(form.getByLabelText('Status'), 'Active');
    await fill(userEvent, form.getByLabelText('End Date'), '2027-08-14');
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await expect(
      await screen.findByText('Subscription for Marina Heights Real Estate updated successfully.'),
    ).toBeVisible();
    const name = 'Marina Heights Real Estate';
    // Not the message, which names the company too.
    const shown = await canvas.findByText(name, { selector: 'td *' });
    const row = within(shown.closest('tr') ?? shown);
    await expect(row.getByText('Active')).toBeVisible();
    // End Date and Next Billing.
    await expect(row.getAllByText('2027-08-14')).toHaveLength(2);
    const figures = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(figures).toEqual(['37', '23', '3', '5']);

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(row.getByRole('button', { name: `View history ${name}` }));
    const [newest] = (await dialog(`Subscription History - ${name}`)).getAllByRole('listitem');
    await expect(newest).toHaveTextContent('Status Changed');
    await expect(newest).toHaveTextContent('by superadmin@blume.example');
    await expect(newest).toHaveTextContent('was Expired');
  },
});

/** Saved without a change: the toast as always, but no entry in the history, which lists changes. */
export const SavedUnchanged = meta.story({
  parameters: { route: `${path}?open=edit&id=CSUB-003` },
  play: async ({ canvas, userEvent }) => {
    const name = 'Marina Heights Real Estate';
    const form = await dialog(`Edit Subscription - ${name}`);
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await expect(await screen.findByText(`Subscription for ${name} updated successfully.`)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: `View history ${name}` }));
    const [newest] = (await dialog(`Subscription History - ${name}`)).getAllByRole('listitem');
    await expect(newest).not.toHaveTextContent('by superadmin@blume.example');
  },
});
