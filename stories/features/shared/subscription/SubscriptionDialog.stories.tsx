import { expect, fn, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { buildInvestor } from '#fixtures/build/investor.ts';
import type { PlanAudience } from '#src/api/types/plan.ts';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { valuesOf } from '#src/features/shared/form/table/fieldTable.ts';
import { hasUnsavedInput } from '#src/features/shared/form/unsavedInput.ts';
import { investorPlanStore } from '#src/features/shared/subscription/investorPlans.store.ts';
import { SubscriptionDialog } from '#src/features/shared/subscription/SubscriptionDialog.tsx';
import {
  dialogFields,
  type SubscriptionValues,
} from '#src/features/shared/subscription/subscriptionFields.ts';
import { defaultSubscription } from '#src/lib/subscription.ts';
import { dialog, fill, pressIn } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';

const title = 'Subscription of Acme Developments';
const { subscription } = buildInvestor();
type OnSave = (values: SubscriptionValues) => Promise<SaveProblem | null>;

const meta = preview.meta({
  title: 'Screens/Shared/SubscriptionDialog',
  component: SubscriptionDialog,
  args: {
    id: 'c1',
    name: 'Acme Developments',
    subscription,
    audience: 'developer' as PlanAudience,
    onSave: fn<OnSave>(async () => null),
    onClose: fn(),
  },
});

const pending = fn<OnSave>(() => new Promise(() => undefined));

const opened = () => dialog(title);

const sectionNames = (read: Awaited<ReturnType<typeof dialog>>) =>
  read.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

async function startEditing(userEvent: UserEventObject) {
  await pressIn(userEvent, title, 'Edit Subscription');
  return opened();
}

/** Read mode. */
export const Default = meta.story({
  play: async () => {
    const read = await opened();
    await expect(read.getByText('Sample data').closest('footer')).toBeVisible();
    await expect(read.getByText('Grace Period').nextSibling).toHaveTextContent('7 days');
    await expect(read.getByText('Grace Period').nextSibling).toHaveStyle({
      fontVariantNumeric: 'tabular-nums',
    });
    await expect(sectionNames(read)).toEqual(['Subscription', 'Billing', 'Limits']);
  },
});

/** A record without a subscription shows the defaults of the specification. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { subscription: defaultSubscription },
  play: async () => {
    const read = await opened();
    await expect(read.getByText('Start Date').nextSibling).toHaveTextContent('N/A');
    await expect(read.getByText('Storage').nextSibling).toHaveTextContent('0GB');
  },
});

/** Edit mode, filled in. */
export const Prefilled = meta.story({
  play: async ({ userEvent }) => {
    const edit = await startEditing(userEvent);
    await expect(edit.getByLabelText('Plan')).toHaveValue('Basic');
    await expect(edit.getByRole('switch', { name: 'Auto Renew' })).toBeChecked();
    await expect(edit.getByText('Sample data').closest('footer')).toBeVisible();
    await expect(sectionNames(edit)).toEqual(['Subscription', 'Billing', 'Limits']);
  },
});

/** A word of the server that is no choice of the form is shown, stays a choice, and is saved unchanged. */
export const UnknownWords = meta.story({
  args: { subscription: { ...subscription, plan: 'Gold', status: 'On hold' } },
  play: async ({ args, userEvent }) => {
    const read = await opened();
    await expect(read.getByText('Plan').nextSibling).toHaveTextContent('Gold');
    await expect(read.getByText('Status').nextSibling).toHaveTextContent('On hold');
    const edit = await startEditing(userEvent);
    await expect(edit.getByLabelText('Plan')).toHaveValue('Gold');
    await expect(edit.getByLabelText('Status')).toHaveValue('On hold');
    await userEvent.click(edit.getByRole('switch', { name: 'Auto Renew' }));
    await userEvent.click(edit.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalledWith(
      { ...valuesOf(dialogFields, args.subscription), autoRenew: false },
      [],
    );
  },
});

export const Invalid = meta.story({
  play: async ({ args, userEvent }) => {
    const edit = await startEditing(userEvent);
    await fill(userEvent, edit.getByLabelText('End Date'), '2025-12-31');
    await userEvent.click(edit.getByRole('button', { name: 'Save Changes' }));
    await expect(await edit.findByText('End date must not be before the start date')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** Cancel reverts without a question: nothing is saved, and the saved values are shown (spec section 2). */
export const Canceled = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const edit = await startEditing(userEvent);
    await userEvent.selectOptions(edit.getByLabelText('Plan'), 'Premium');
    await userEvent.click(edit.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
    await expect(screen.queryByRole('dialog', { name: 'Discard changes?' })).toBeNull();
    const read = await opened();
    await expect(read.getByText('Plan').nextSibling).toHaveTextContent('Basic Plan');
    await expect(hasUnsavedInput()).toBe(false);
    await userEvent.click(read.getByRole('button', { name: 'Edit Subscription' }));
    await expect((await opened()).getByLabelText('Plan')).toHaveValue('Basic');
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** Escape and leaving the page ask before changes are lost. */
export const ClosingAsks = meta.story({
  play: async ({ userEvent }) => {
    const edit = await startEditing(userEvent);
    await userEvent.selectOptions(edit.getByLabelText('Plan'), 'Premium');
    await userEvent.keyboard('{Escape}');
    await pressIn(userEvent, 'Discard changes?', 'Keep editing');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard changes?' })).toBeNull());
    await expect(edit.getByLabelText('Plan')).toHaveValue('Premium');
    await expect(hasUnsavedInput()).toBe(true);
  },
});

/** A save in flight cannot be reverted: Cancel says so. */
export const CancellingWhileSaving = meta.story({
  tags: ['behaviour'],
  args: { onSave: pending },
  play: async ({ userEvent }) => {
    const edit = await startEditing(userEvent);
    await userEvent.click(edit.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(edit.getByText('Saving…')).toBeVisible());
    await userEvent.click(edit.getByRole('button', { name: 'Cancel' }));
    await expect(await screen.findByRole('dialog', { name: 'Close while saving?' })).toBeVisible();
  },
});

export const Saving = meta.story({
  tags: ['loading'],
  args: { onSave: pending },
  play: async ({ userEvent }) => {
    const save = (await startEditing(userEvent)).getByRole('button', { name: 'Save Changes' });
    await userEvent.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
  },
});

export const Rejected = meta.story({
  tags: ['failed'],
  args: { onSave: fn<OnSave>(async () => ({ message: 'This subscription is locked' })) },
  play: async ({ userEvent }) => {
    const edit = await startEditing(userEvent);
    await userEvent.click(edit.getByRole('button', { name: 'Save Changes' }));
    await expect(await edit.findByText('This subscription is locked')).toBeVisible();
  },
});

/** Before Save the form says what changes: plan, limits and next invoice. The limits of the plan are offered with its price. */
export const ChangingPlan = meta.story({
  args: { audience: 'investor' },
  play: async ({ userEvent }) => {
    const edit = await startEditing(userEvent);
    await userEvent.selectOptions(edit.getByLabelText('Plan'), 'Premium');
    await expect(edit.getByText(/^50 users, 100 projects, 500GB · \$2,236\/year$/)).toBeVisible();
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
  args: { audience: 'investor' },
  beforeEach: () => {
    investorPlanStore.change('IPL-001', (plan) => ({ ...plan, maxUsers: 1, maxProjects: 1 }));
    investorPlanStore.change('IPL-003', (plan) => ({ ...plan, maxUsers: null }));
  },
  play: async ({ userEvent }) => {
    const edit = await startEditing(userEvent);
    await expect(edit.getByText(/^1 user, 1 project, 50GB/)).toBeVisible();
    await userEvent.selectOptions(edit.getByLabelText('Plan'), 'Premium');
    await expect(edit.queryByRole('button', { name: 'Use Premium limits' })).not.toBeInTheDocument();
  },
});
