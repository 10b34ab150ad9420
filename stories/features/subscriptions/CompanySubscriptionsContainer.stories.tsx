import { expect, screen, waitFor } from 'storybook/test';
import { CompanySubscriptionsContainer } from '#src/features/subscriptions/CompanySubscriptionsContainer.tsx';
import { dialog } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { containerAt } from '../containerAt.ts';

const path = '/master/user-subscriptions/company-subscriptions';

const meta = preview.meta({
  title: 'Containers/Master Portal/Company Subscriptions',
  component: CompanySubscriptionsContainer,
  ...containerAt(path),
});

/** Saved without a change: the toast as always, but no entry in the history, which lists changes. */
export const SavedUnchanged = meta.story({
  parameters: { route: `${path}?open=edit&id=CSUB-003` },
  play: async ({ canvas, step, userEvent }) => {
    const name = 'Marina Heights Real Estate';
    await step('Save without a change', async () => {
      const form = await dialog(`Edit Subscription - ${name}`);
      await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
      await expect(await screen.findByText(`Subscription for ${name} updated successfully.`)).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('The history has no new entry', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `View history ${name}` }));
      const [newest] = (await dialog(`Subscription History - ${name}`)).getAllByRole('listitem');
      await expect(newest).not.toHaveTextContent('by superadmin@blume.example');
    });
  },
});
