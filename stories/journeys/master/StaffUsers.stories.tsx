import { expect, screen } from 'storybook/test';
import { dialog, dialogGone, fillIn, film, press, pressIn, sees } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { filmOf } from '../filmOf.ts';

const meta = preview.meta({
  title: 'Journeys/Master Portal/Blume Management',
  tags: ['fault'],
  ...filmOf('/master/blume-users'),
});

export const AddWithAnInvalidEmail = meta.story({
  name: 'Add a staff user: the email is incomplete',
  play: async ({ step, userEvent }) => {
    const scene = film(step);
    const form = 'Add User';
    await scene('Press Hide passwords', 'the column Password: it shows dots only', async () => {
      await press(userEvent, 'Hide passwords');
      await expect(screen.getAllByText('••••••••••••')).toHaveLength(19);
    });
    await scene('Fill in a new user', 'the field Password: it is made by the console', async () => {
      await press(userEvent, form);
      await fillIn(userEvent, form, {
        Name: 'Noor Saleh',
        Email: 'noor.saleh@blume',
        Mobile: '+971 50 111 2222',
      });
      const password = (await dialog(form)).getByRole('textbox', { name: 'Password' });
      await expect(password).not.toHaveValue('');
      await expect(password).toHaveAttribute('readonly');
    });
    await scene('Save with half an email address', 'the message below the field Email', async () => {
      await pressIn(userEvent, form, form);
      await expect(await (await dialog(form)).findByText('Enter a valid email address')).toBeVisible();
    });
    await scene('Complete the address and save', 'the number beside the title: one more', async () => {
      await fillIn(userEvent, form, { Email: 'noor.saleh@blume.example' });
      await pressIn(userEvent, form, form);
      await sees('User added successfully');
      await dialogGone();
      await sees('20');
    });
    await scene('Find the new user', 'the row of Noor Saleh: the password is hidden there, too', async () => {
      const row = await screen.findByRole('row', { name: /Noor Saleh/ });
      await expect(row).toHaveTextContent('••••••••••••');
    });
  },
});
