import { expect, fn, screen, within } from 'storybook/test';
import { buildInvestor } from '#fixtures/build/investor.ts';
import {
  SubscriptionDialog,
  type SubscriptionDialogProps,
} from '#src/features/shared/subscription/SubscriptionDialog.tsx';
import preview from '#storybook/preview.tsx';

const { id, name, subscription } = buildInvestor();

const args: SubscriptionDialogProps = {
  id,
  name,
  subscription,
  audience: 'investor',
  onSave: fn<SubscriptionDialogProps['onSave']>(),
  onClose: fn(),
};

const meta = preview.meta({
  title: 'Screens/Shared/SubscriptionDialog/Plan',
  component: SubscriptionDialog,
  args,
});

/** Before Save the form says what changes: plan, limits and next invoice. The limits of the plan are offered with its price. */
export const ChangingPlan = meta.story({
  play: async ({ userEvent }) => {
    const read = within(await screen.findByRole('dialog'));
    await userEvent.click(read.getByRole('button', { name: 'Edit Subscription' }));
    const edit = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(edit.getByLabelText('Plan'), 'Premium Plan');
    await expect(edit.getByText(/^50 users, 100 projects, 500GB · \$1,999\/year$/)).toBeVisible();
    await userEvent.click(edit.getByRole('button', { name: 'Use Premium limits' }));
    const changes = edit.getByRole('heading', { name: 'What changes' }).closest('section');
    const lines = within(changes as HTMLElement);
    await expect(lines.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Basic Plan  Premium Plan',
      '10 users, 20 projects, 50GB  50 users, 100 projects, 500GB',
      '$499/year on 2027-01-01  $1,999/year on 2027-01-01',
    ]);
    await expect(
      [...edit.getByLabelText<HTMLSelectElement>('Status').options].map(({ text }) => text),
    ).toEqual(['Active', 'Inactive', 'Expired']);
  },
});
