import { expect, waitFor } from 'storybook/test';
import { failing } from '#fixtures/msw/overrides.ts';
import { sessionStore } from '#src/api/session/session.ts';
import { signedOutState } from '#src/api/session/sessionState.ts';
import { LoginContainer } from '#src/features/auth/LoginContainer.tsx';
import { enterCode, enterPassword, fill, person } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Containers/Access/Sign-in',
  component: LoginContainer,
  parameters: { layout: 'fullscreen', route: '/login', session: 'none', server: {} },
});

export const WrongPassword = meta.story({
  tags: ['fault'],
  play: async ({ canvas, step, userEvent }) => {
    await step(
      'Sign in with a wrong password: the server’s message is above the form, and no session has ended',
      async () => {
        await enterPassword(userEvent, 'wrong');
        await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid email or password');
        await expect(sessionStore.getState()).toMatchObject({ step: 'login', expiredUserId: null });
      },
    );
    await step('Send an email that is too long: the earlier message is no longer shown', async () => {
      await fill(userEvent, canvas.getByLabelText('Email'), `${'x'.repeat(100)}@blume.example`);
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('Email must be under 100 characters')).toBeVisible();
      await waitFor(() => expect(canvas.queryByText('Invalid email or password')).toBeNull());
    });
  },
});

export const AfterExpiry = meta.story({
  tags: ['fault'],
  play: async ({ canvas, step, userEvent }) => {
    const reason = 'Your session has expired. What you typed is kept.';
    await expect(canvas.queryByText(reason)).toBeNull();
    await step('The session ends: the form says why it is there', async () => {
      sessionStore.setState(signedOutState({ expiredUserId: 'u1' }));
      await expect(await canvas.findByText(reason)).toBeVisible();
    });
    await step('It still says so beside a refused password', async () => {
      await enterPassword(userEvent, 'wrong');
      await canvas.findByText('Invalid email or password');
      await expect(canvas.getByText(reason)).toBeVisible();
    });
    await step('And in the second step', async () => {
      await enterPassword(userEvent);
      await canvas.findByRole('heading', { name: 'Verify OTP' });
      await expect(canvas.getByText(reason)).toBeVisible();
    });
  },
});

export const WrongCode = meta.story({
  tags: ['fault'],
  play: async ({ canvas, step, userEvent }) => {
    await step('Send a wrong code: it stays, to be corrected', async () => {
      await enterPassword(userEvent);
      await enterCode(userEvent, '654321');
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'That code is not right. 4 tries left.',
      );
      await expect(canvas.getByLabelText('Enter OTP')).toHaveValue('654321');
    });
    await step('Press Edit Email/Password: the email is kept and has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Edit Email/Password' }));
      await expect(canvas.getByLabelText('Email')).toHaveValue(person.email);
      await expect(canvas.getByLabelText('Email')).toHaveFocus();
      await expect(canvas.getByLabelText('Password')).toHaveValue('');
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
  },
});

export const InvalidServerResponse = meta.story({
  tags: ['fault'],
  parameters: { server: { overrides: [failing('/auth/verify-otp', 200, null)] } },
  play: async ({ canvas, step, userEvent }) => {
    await step('Enter password and code', async () => {
      await enterPassword(userEvent);
      await enterCode(userEvent);
    });
    await step('The answer to the code cannot be read: the message says so', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid server response');
    });
  },
});

/** The code was right, but the user could not be read: the first step shows the reason. */
export const UserNotFetched = meta.story({
  tags: ['fault'],
  parameters: { server: { overrides: [failing('/auth/get', 500, {})] } },
  play: async ({ canvas, step, userEvent }) => {
    await step('Enter password and code', async () => {
      await enterPassword(userEvent);
      await enterCode(userEvent);
    });
    await step('The code was right, but the user cannot be read: the first step says why', async () => {
      await expect(await canvas.findByText('Failed to fetch user')).toBeVisible();
      await expect(canvas.getByRole('heading', { name: 'Login' })).toBeVisible();
    });
  },
});

export const LogoutFailed = meta.story({
  tags: ['fault'],
  parameters: { session: 'viewer', server: { overrides: [failing('/auth/logout', 500, {})] } },
  play: async ({ canvas, step, userEvent }) => {
    await step('Press Log Out, which does not reach the server', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }));
    });
    await step('The browser is signed out, and the screen says what failed', async () => {
      await expect(await canvas.findByText('Logout failed')).toBeVisible();
      await expect(canvas.getByRole('heading', { name: 'Login' })).toBeVisible();
      await expect(canvas.queryByText(/viewer@blume\.example/u)).toBeNull();
    });
  },
});
