import { expect } from 'storybook/test';
import { InvestorSubscriptionsContainer } from '#src/features/subscriptions/InvestorSubscriptionsContainer.tsx';
import { filterButton } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { containerAt } from '../containerAt.ts';

const path = '/master/user-subscriptions/investor-subscriptions';

const meta = preview.meta({
  title: 'Containers/Master Portal/Investor Subscriptions',
  component: InvestorSubscriptionsContainer,
  ...containerAt(path),
});

export const ShownByCard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show Expiring Soon' }));
    await expect(await canvas.findByText('Showing 1 to 6 of 6 subscriptions')).toBeVisible();
    await expect(filterButton('Status')).toHaveTextContent('Status Grace Period, Renewal');
  },
});
