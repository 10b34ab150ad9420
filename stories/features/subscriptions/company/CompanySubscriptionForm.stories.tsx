import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { buildCompanySubscription } from '#fixtures/build/companySubscription.ts';
import { CompanySubscriptionForm } from '#src/features/subscriptions/company/CompanySubscriptionForm.tsx';
import { dialog, fill } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';

const subscription = buildCompanySubscription({ companyName: 'Acme Developments' });
const update = fn(async () => ({ message: 'Updated', id: null, row: null }));

const meta = preview.meta({
  title: 'Screens/Master Portal/Company Subscriptions/Form',
  component: CompanySubscriptionForm,
  args: { record: subscription, resource: { update }, onClose: fn() },
});

const form = () => dialog('Edit Subscription - Acme Developments');

const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** Only plan and status are known. */
export const Empty = meta.story({
  tags: ['empty'],
  args: {
    record: {
      ...subscription,
      startDate: '',
      endDate: '',
      gracePeriod: '',
      limits: { users: 0, projects: 0, storage: '0GB' },
    },
  },
  play: async () => {
    const dialog = await form();
    await expect(dialog.getByLabelText('Start Date')).toHaveValue('');
    await expect(dialog.getByLabelText('Storage')).toHaveValue('0GB');
  },
});

/** Open in edit mode, with the plans and statuses of this screen. */
export const Prefilled = meta.story();

export const PrefilledSaved = Prefilled.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const dialog = await form();
    await expect(optionsOf(dialog.getByLabelText('Plan'))).toEqual([
      'Basic · $49/month',
      'Standard · $999/year',
      'Premium · $559/quarter',
      'Enterprise · $4,999/year',
    ]);
    await expect(optionsOf(dialog.getByLabelText('Status'))).toEqual([
      'Active',
      'Expired',
      'Trial',
      'Grace Period',
      'Pending',
      'Canceled',
    ]);
    await userEvent.selectOptions(dialog.getByLabelText('Status'), 'Grace Period');
    await expect(dialog.getByLabelText('Status')).toHaveAccessibleDescription('Changed from Active');
    for (const [label, text] of [
      ['Users', '1 000'],
      ['Projects', 'many'],
      ['Storage', '  '],
    ] as const) {
      await fill(userEvent, dialog.getByLabelText(label), text);
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    const { plan, startDate, endDate, gracePeriod, billingCycle, paymentMethod, autoRenew } = subscription;
    await expect(args.resource.update).toHaveBeenCalledWith(args.record, {
      plan,
      status: 'Grace Period',
      startDate,
      endDate,
      gracePeriod,
      billingCycle,
      paymentMethod,
      autoRenew,
      users: '1,000',
      projects: '0',
      storage: '',
    });
  },
});

/** The limits follow the chosen plan until they are edited; then a button offers those of the plan. */
export const FollowingLimits = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await form();
    const plan = dialog.getByRole('combobox', { name: 'Plan' });
    await expect(within(plan).getByRole('option', { name: 'Premium · $559/quarter' })).toBeVisible();
    await userEvent.selectOptions(plan, 'Premium');
    await expect(dialog.getByLabelText('Users')).toHaveValue('50');
    await fill(userEvent, dialog.getByLabelText('Users'), '60');
    await userEvent.selectOptions(plan, 'Basic');
    await expect(dialog.getByLabelText('Users')).toHaveValue('60');
    await userEvent.selectOptions(plan, 'Premium');
    await userEvent.click(dialog.getByRole('button', { name: 'Use Premium limits' }));
    await expect(dialog.getByLabelText('Users')).toHaveValue('50');
    await expect(dialog.getByLabelText('Projects')).toHaveValue('100');
    await expect(dialog.getByLabelText('Storage')).toHaveValue('500GB');
    await expect(dialog.getByText('4 unsaved changes')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /limits$/ })).toBeNull();
    await userEvent.selectOptions(plan, 'Enterprise');
    await expect(dialog.getByLabelText('Users')).toHaveValue('50');
  },
});

export const Invalid = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await form();
    await fill(userEvent, dialog.getByLabelText('End Date'), '2025-12-31');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await expect(await dialog.findByText('End date must not be before the start date')).toBeVisible();
    await expect(args.resource.update).not.toHaveBeenCalled();
  },
});

/** Cancel discards without a question. */
export const Leaving = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const dialog = await form();
    await userEvent.selectOptions(dialog.getByLabelText('Plan'), 'Basic');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog', { name: 'Discard changes?' })).toBeNull();
    await expect(args.resource.update).not.toHaveBeenCalled();
  },
});
