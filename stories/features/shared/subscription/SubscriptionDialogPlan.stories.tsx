import { expect, fn, screen, within } from 'storybook/test';
import { buildInvestor } from '#fixtures/build/investor.ts';
import { investorPlanStore } from '#src/features/plans/investorPlans.store.ts';
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
    await expect(edit.getByText(/^50 users, 100 projects, 500GB · \$2,236\/year$/)).toBeVisible();
    await userEvent.click(edit.getByRole('button', { name: 'Use Premium limits' }));
    const changes = edit.getByRole('heading', { name: 'What changes' }).closest('section');
    const lines = within(changes as HTMLElement)
      .getAllByRole('row')
      .slice(1);
    await expect(lines.map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
      ['Plan', 'Basic Plan', 'Premium Plan'],
      ['Limits', '10 users, 20 projects, 50GB', '50 users, 100 projects, 500GB'],
      ['Next Invoice', '$588/year on 2027-01-01', '$2,236/year on 2027-01-01'],
    ]);
    await expect(
      [...edit.getByLabelText<HTMLSelectElement>('Status').options].map(({ text }) => text),
    ).toEqual(['Active', 'Inactive', 'Expired']);
  },
});

/** A plan that was changed in this tab offers its own limits; without one of them it offers none. */
export const PlanOfThisTab = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    investorPlanStore.change('IPL-001', (plan) => ({ ...plan, maxUsers: 1, maxProjects: 1 }));
    investorPlanStore.change('IPL-003', (plan) => ({ ...plan, maxUsers: null }));
  },
  play: async ({ userEvent }) => {
    const read = within(await screen.findByRole('dialog'));
    await userEvent.click(read.getByRole('button', { name: 'Edit Subscription' }));
    const edit = within(await screen.findByRole('dialog'));
    await expect(edit.getByText(/^1 user, 1 project, 50GB/)).toBeVisible();
    await userEvent.selectOptions(edit.getByLabelText('Plan'), 'Premium Plan');
    await expect(edit.queryByRole('button', { name: 'Use Premium limits' })).not.toBeInTheDocument();
  },
});
