import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Console } from './Console.tsx';
import { endSessionElsewhere, enterCode, enterPassword, fill, person, press, pressIn } from './steps.ts';

/** From signed out to signed in, and back after an expiry. Each step can be looked at in the Interactions panel. */
const meta = preview.meta({
  title: 'Journeys/Session',
  component: Console,
  parameters: { layout: 'fullscreen', server: {} },
});

export const SignInToFirstScreen = meta.story({
  args: { route: '/login' },
  parameters: { route: '/login', session: 'none' },
  play: async ({ step, userEvent }) => {
    await step('Email and password', async () => {
      await enterPassword(userEvent);
    });
    await step('The code from the email', async () => {
      await expect(await screen.findByRole('heading', { name: 'Verify OTP' })).toBeVisible();
      await enterCode(userEvent);
    });
    await step('The first screen of the portal', async () => {
      await expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    });
    await step('Signed in as', async () => {
      await press(userEvent, 'Sara');
      await expect(await screen.findByText(person.email)).toBeVisible();
    });
  },
});

const list = '/master/developer-users';

/** What was typed is kept for the same person; the session ends on the server while the form is open. */
export const ExpiredWithUnsentInput = meta.story({
  args: { route: list },
  parameters: { route: list, session: 'super_admin' },
  play: async ({ step, userEvent }) => {
    const typed = 'Layla Typed';
    const name = () => screen.findByRole('textbox', { name: 'Name' });
    await step('A form with unsent input', async () => {
      await press(userEvent, 'Edit Layla Haddad');
      const input = await name();
      await waitFor(() => expect(input).toHaveFocus());
      await fill(userEvent, input, typed);
    });
    await step('The session ends elsewhere', async () => {
      await endSessionElsewhere();
    });
    await step('Saving is refused, and says why', async () => {
      await pressIn(userEvent, 'Edit Developer', 'Save Changes');
      await expect(await screen.findByText('Session expired. You have been logged out.')).toBeVisible();
    });
    await step('Signing in again', async () => {
      await enterPassword(userEvent);
      await enterCode(userEvent);
    });
    await step('The form is back, with its input', async () => {
      await expect(await name()).toHaveValue(typed);
    });
  },
});
