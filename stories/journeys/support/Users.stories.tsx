import { expect, screen, within } from 'storybook/test';
import { dialog, film, press, search, sees } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { filmOf } from '../filmOf.ts';

const meta = preview.meta({
  title: 'Journeys/Support Portal/User Management',
  tags: ['fault'],
  ...filmOf('/support/user-management'),
});

export const WrongSubUserDeactivated = meta.story({
  name: 'Activate a sub-user: it was the wrong one',
  play: async ({ step, userEvent }) => {
    const scene = film(step);
    const list = 'Sub-Users for Rashid Al Mansoori (rashid@desertbloom.example)';
    const rowOf = async (name: RegExp) => within((await dialog(list)).getByRole('row', { name }));
    await scene(
      'Search for the number of a caller',
      'the line below the table: one user is left',
      async () => {
        await search(userEvent, '+971 54 248');
        await sees('Showing 1 to 1 of 1 user');
      },
    );
    await scene('Press the count of sub-users', 'the dialog: it lists all twelve', async () => {
      await press(userEvent, '12 sub-users of Rashid Al Mansoori');
      await expect(await screen.findByRole('dialog', { name: list })).toHaveAccessibleDescription(
        'Total sub-users: 12',
      );
    });
    await scene('Deactivate the wrong one', 'the row of Amira Saleh: she is inactive', async () => {
      await press(userEvent, 'Deactivate Amira Saleh');
      await expect(await (await rowOf(/Amira/)).findByText('Inactive')).toBeVisible();
    });
    await scene('Press the same button again', 'the row: she is active again', async () => {
      await press(userEvent, 'Activate Amira Saleh');
      await expect(await (await rowOf(/Amira/)).findByText('Active')).toBeVisible();
    });
    await scene('Activate Daniel Weber instead', 'his row: he is active', async () => {
      await press(userEvent, 'Activate Daniel Weber');
      await expect(await (await rowOf(/Daniel/)).findByText('Active')).toBeVisible();
    });
  },
});
