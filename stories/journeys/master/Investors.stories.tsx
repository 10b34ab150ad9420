import { expect } from 'storybook/test';
import { button, dialog, film, press, pressIn, search, sees } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { filmOf } from '../filmOf.ts';

const meta = preview.meta({
  title: 'Journeys/Master Portal/Investor Management',
  tags: ['fault'],
  ...filmOf('/master/investor-users'),
});

export const DeletedByMistake = meta.story({
  name: 'Delete an investor: it was a mistake',
  play: async ({ step, userEvent }) => {
    const scene = film(step);
    await scene('Search for “omar farouk”', 'the line below the table: one investor is left', async () => {
      await search(userEvent, 'omar farouk');
      await sees('Showing 1 to 1 of 1 investor');
    });
    await scene('Press Delete in his row', 'the question: it names him', async () => {
      await press(userEvent, 'Delete Omar Farouk');
      await expect((await dialog('Delete investor')).getByText('Omar Farouk')).toBeVisible();
    });
    await scene('Confirm', 'the message with Undo, and the empty list', async () => {
      await pressIn(userEvent, 'Delete investor', 'Delete');
      await sees('Investor deleted');
      await sees('No investors found');
    });
    await scene('Press Undo', 'the row: he is back', async () => {
      await press(userEvent, 'Undo');
      await expect(await button('View Omar Farouk')).toBeVisible();
    });
    await scene('Press Clear search', 'the line below the table: all 25 are there', async () => {
      await press(userEvent, 'Clear search');
      await sees('Showing 1 to 25 of 25 investors');
    });
  },
});
