import { expect, fn, waitFor } from 'storybook/test';
import { buildUserSubscription } from '#fixtures/build/userSubscription.ts';
import { InvestorSubscriptionForm } from '#src/features/subscriptions/investor/InvestorSubscriptionForm.tsx';
import { dialog, fill } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';

const subscription = buildUserSubscription({ userName: 'Layla Haddad' });
const update = fn(async () => ({ message: 'Updated', id: null, row: null }));

const meta = preview.meta({
  title: 'Screens/Master Portal/Investor Subscriptions/Form',
  component: InvestorSubscriptionForm,
  args: { record: subscription, resource: { update }, onClose: fn() },
});

const form = () => dialog('Edit Subscription - Layla Haddad');

/** Only plan and status are known. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { record: { ...subscription, startDate: '', endDate: '', lastPayment: '', nextBilling: '' } },
  play: async () => {
    const dialog = await form();
    await expect(dialog.getByLabelText('Start Date')).toHaveValue('');
    await expect(dialog.getByLabelText('Next Billing')).toHaveValue('');
  },
});

/** The form has only the fields of a user's subscription. */
export const Prefilled = meta.story();

export const PrefilledSaved = Prefilled.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const dialog = await form();
    const sections = dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(sections).toEqual(['Subscription', 'Billing']);
    for (const label of ['Grace Period', 'Payment Method', 'Billing Cycle', 'Users']) {
      await expect(dialog.queryByLabelText(label)).toBeNull();
    }
    await userEvent.selectOptions(dialog.getByLabelText('Status'), 'Renewal');
    await fill(userEvent, dialog.getByLabelText('Next Billing'), '2027-02-01');
    await userEvent.click(dialog.getByRole('switch', { name: 'Auto Renew' }));
    await expect(dialog.getByText('3 unsaved changes')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    const { plan, startDate, endDate, lastPayment } = subscription;
    await expect(args.resource.update).toHaveBeenCalledWith(args.record, {
      plan,
      status: 'Renewal',
      startDate,
      endDate,
      lastPayment,
      nextBilling: '2027-02-01',
      autoRenew: false,
    });
  },
});

export const Invalid = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await form();
    await fill(userEvent, dialog.getByLabelText('Start Date'), '2027-06-01');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await expect(await dialog.findByText('End date must not be before the start date')).toBeVisible();
    await expect(args.resource.update).not.toHaveBeenCalled();
  },
});
