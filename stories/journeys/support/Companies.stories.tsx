import { expect, screen } from 'storybook/test';
import { dialog, film, press, search, sees } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { filmOf } from '../filmOf.ts';

const meta = preview.meta({
  title: 'Journeys/Support Portal/Company Management',
  tags: ['fault'],
  ...filmOf('/support/company-management?plan=Basic+Plan'),
});

export const HiddenByAForgottenFilter = meta.story({
  name: 'Find the plan of a company: a filter hides it',
  play: async ({ step, userEvent }) => {
    const scene = film(step);
    await scene('Open the list with a filter from yesterday', 'the filter Subscription Plan', async () => {
      await screen.findByRole('button', { name: 'Subscription Plan Basic Plan' });
    });
    await scene('Search for “green quar”', 'the empty list: it says that the filters hide all', async () => {
      await search(userEvent, 'green quar');
      await sees('Nothing matches these filters.');
    });
    await scene('Clear the filters', 'the search: it is empty, too', async () => {
      await press(userEvent, 'Clear filters');
      await sees('Showing 1 to 37 of 37 companies');
      await expect(screen.getByPlaceholderText(/^Search by /)).toHaveValue('');
    });
    await scene('Search again and view the company', 'the plan: it is another one', async () => {
      await search(userEvent, 'green quar');
      await press(userEvent, 'View Green Quarter');
      await expect((await dialog('Company Details')).getAllByText('Standard Plan')).not.toHaveLength(0);
    });
  },
});
