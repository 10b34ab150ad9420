import { expect, screen, waitFor } from 'storybook/test';
import { dialog, fill, film, press, pressIn, sees } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { filmOf } from '../filmOf.ts';

const meta = preview.meta({
  title: 'Journeys/Master Portal/System Settings',
  tags: ['fault'],
  ...filmOf('/master/settings'),
});

export const LeftWithoutSaving = meta.story({
  name: 'Change the settings: left without saving',
  play: async ({ step, userEvent }) => {
    const scene = film(step);
    await scene('Change portal name and log retention', 'the bar below: it counts the changes', async () => {
      await fill(userEvent, await screen.findByLabelText('Portal Name'), 'Blume Staff');
      await userEvent.selectOptions(screen.getByLabelText('Log Retention'), '365 days');
      await sees('2 unsaved changes');
    });
    await scene('Follow a link of the sidebar', 'the question: nothing is lost without it', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Audit Logs' }));
      await dialog('Discard changes?');
    });
    await scene('Keep editing, and press Save All Settings', 'the table: old and new values', async () => {
      await pressIn(userEvent, 'Discard changes?', 'Keep editing');
      await press(userEvent, 'Save All Settings');
      const review = await dialog('Review changes');
      await expect(review.getByRole('row', { name: /^Log Retention/ })).toHaveTextContent('90 days365 days');
    });
    await scene('Save them', 'the message, and the bar: it is gone', async () => {
      await pressIn(userEvent, 'Review changes', 'Save All Settings');
      await sees('System settings have been updated successfully.');
      await waitFor(() => expect(screen.queryByText('2 unsaved changes')).toBeNull());
    });
    await scene('Follow the link again', 'the page: it opens without a question', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Audit Logs' }));
      await expect(await screen.findByRole('heading', { level: 1, name: 'Audit Logs' })).toBeVisible();
    });
  },
});
