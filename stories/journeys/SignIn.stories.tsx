import { expect, screen, waitFor } from 'storybook/test';
import {
  dialog,
  elsewhere,
  enterCode,
  enterPassword,
  fill,
  film,
  person,
  press,
  pressIn,
  sees,
} from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { Console } from './Console.tsx';

const meta = preview.meta({
  title: 'Journeys/Access/Sign-in',
  tags: ['fault'],
  component: Console,
  parameters: { layout: 'fullscreen', server: {} },
});

export const AfterAWrongCode = meta.story({
  name: 'Sign in: the code is wrong',
  args: { route: '/login' },
  parameters: { route: '/login', session: 'none' },
  play: async ({ step, userEvent }) => {
    const scene = film(step);
    await scene('Sign in with email and password', 'the second form: a code was sent by email', async () => {
      await enterPassword(userEvent);
      await expect(await screen.findByRole('heading', { name: 'Verify OTP' })).toBeVisible();
    });
    await scene('Enter a wrong code', 'the message: it counts the tries that are left', async () => {
      await enterCode(userEvent, '654321');
      await sees('That code is not right. 4 tries left.');
    });
    await scene('Enter the right code', 'the page: the dashboard of the master portal', async () => {
      await enterCode(userEvent);
      await expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    });
    await scene('Open the user menu', 'the email address of the person who signed in', async () => {
      await press(userEvent, 'Sara');
      await sees(person.email);
    });
  },
});

const list = '/master/developer-users';

export const ExpiredWhileTyping = meta.story({
  name: 'Come back to unsaved input: the session ended',
  args: { route: list },
  parameters: { route: list, session: 'super_admin' },
  play: async ({ step, userEvent }) => {
    const scene = film(step);
    const typed = 'Layla Typed';
    const name = () => screen.findByRole('textbox', { name: 'Name' });
    await scene(
      'Change a name and do not save it',
      'the count of unsaved changes below the form',
      async () => {
        await press(userEvent, 'Edit Layla Haddad');
        const input = await name();
        await waitFor(() => expect(input).toHaveFocus());
        await fill(userEvent, input, typed);
        await sees('1 unsaved change');
      },
    );
    await scene('Sign out on another machine', 'the form: it does not know yet', async () => {
      await elsewhere('POST', '/auth/logout', { email: person.email });
      await expect(await name()).toHaveValue(typed);
    });
    await scene('Press Save Changes', 'the message that the session has expired', async () => {
      await pressIn(userEvent, 'Edit Developer', 'Save Changes');
      await sees('Session expired. You have been logged out.');
    });
    await scene('Sign in again', 'the page: the list and the form that were open', async () => {
      await enterPassword(userEvent);
      await enterCode(userEvent);
      await dialog('Edit Developer');
      await expect(await screen.findByText('Showing 1 to 64 of 64 developers')).toBeInTheDocument();
    });
    await scene('Find what was typed', 'the field Name: nothing was lost', async () => {
      await expect(await name()).toHaveValue(typed);
    });
  },
});
