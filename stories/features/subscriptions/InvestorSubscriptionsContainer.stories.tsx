import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { InvestorSubscriptionsContainer } from '#src/features/subscriptions/InvestorSubscriptionsContainer.tsx';
import { dialog, filterButton } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';

const path = '/master/user-subscriptions/investor-subscriptions';

const meta = preview.meta({
  title: 'Containers/Master Portal/Investor Subscriptions',
  component: InvestorSubscriptionsContainer,
  decorators: [asPage],
  parameters: { layout: 'fullscreen', route: path, session: 'super_admin', server: {} },
});

export const ShownByCard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show Expiring Soon' }));
    await expect(await canvas.findByText('Showing 1 to 6 of 6 subscriptions')).toBeVisible();
    await expect(filterButton('Status')).toHaveTextContent('Status: Grace Period, Renewal');
  },
});

/** Row, cards and history show the saved subscription. */
export const Updated = meta.story({
  parameters: { route: `${path}?open=edit&id=USUB-001` },
  play: async ({ canvas, userEvent }) => {
    const form = await dialog('Edit Subscription - Layla Haddad');
    await userEvent.selectOptions(form.getByLabelText('Plan'), 'Enterprise');
    await userEvent.selectOptions(form.getByLabelText('Status'), 'Renewal');
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await expect(
      await screen.findByText('Subscription for Layla Haddad updated successfully.'),
    ).toBeVisible();
    const row = within(await canvas.findByRole('row', { name: /Layla Haddad/ }));
    await expect(row.getByText('Enterprise')).toBeVisible();
    const figures = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(figures).toEqual(['34', '18', '7', '4']);

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'View history Layla Haddad' }));
    const [newest] = (await dialog('Subscription History - Layla Haddad')).getAllByRole('listitem');
    await expect(newest).toHaveTextContent('Plan Upgraded');
    await expect(newest).toHaveTextContent('was Premium');
    await expect(newest).toHaveTextContent('$1,249.75/quarter');
  },
});

/** Rows of several pages, with the toasts of the specification. */
export const RemindedAndExported = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Layla Haddad' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Khalid Bin Saeed' }));
    const bar = within(await canvas.findByRole('group', { name: 'Selected rows' }));
    await userEvent.click(bar.getByRole('button', { name: 'Send Renewal Reminders' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Send renewal reminders' }));
    await userEvent.click(await asked.findByRole('button', { name: 'Send to 2 people' }));
    await expect(await screen.findByText('Sent renewal reminders to 2 selected users.')).toBeVisible();

    const download = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    await userEvent.click(bar.getByRole('button', { name: 'Export Selected' }));
    await expect(await screen.findByText('Exporting data for 2 selected subscriptions.')).toBeVisible();
    await expect(download).toHaveBeenCalledOnce();
    download.mockRestore();
  },
});
