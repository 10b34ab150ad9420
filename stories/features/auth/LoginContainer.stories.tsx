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

/** The server's message is above the form until the next attempt, and a 401 here does not end a session. */
export const WrongPassword = meta.story({
  tags: ['fault'],
  play: async ({ canvas, userEvent }) => {
    await enterPassword(userEvent, 'wrong');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid email or password');
    await expect(sessionStore.getState()).toMatchObject({ step: 'login', expiredUserId: null });
    await fill(userEvent, canvas.getByLabelText('Email'), `${'x'.repeat(100)}@blume.example`);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Email must be under 100 characters')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Invalid email or password')).toBeNull());
  },
});

/** Why the sign-in is there is said in both steps, also after a refused password. */
export const AfterExpiry = meta.story({
  tags: ['fault'],
  play: async ({ canvas, userEvent }) => {
    const reason = 'Your session has expired. What you typed is kept.';
    await expect(canvas.queryByText(reason)).toBeNull();
    sessionStore.setState(signedOutState({ expiredUserId: 'u1' }));
    await expect(await canvas.findByText(reason)).toBeVisible();
    await enterPassword(userEvent, 'wrong');
    await canvas.findByText('Invalid email or password');
    await expect(canvas.getByText(reason)).toBeVisible();
    await enterPassword(userEvent);
    await canvas.findByRole('heading', { name: 'Verify OTP' });
    await expect(canvas.getByText(reason)).toBeVisible();
  },
});

/** The code can be corrected, or the first step be done again: the email is kept and has the focus. */
export const WrongCode = meta.story({
  tags: ['fault'],
  play: async ({ canvas, userEvent }) => {
    await enterPassword(userEvent);
    await enterCode(userEvent, '654321');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That code is not right. 4 tries left.');
    await expect(canvas.getByLabelText('Enter OTP')).toHaveValue('654321');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Email/Password' }));
    await expect(canvas.getByLabelText('Email')).toHaveValue(person.email);
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const InvalidServerResponse = meta.story({
  tags: ['fault'],
  parameters: { server: { overrides: [failing('/auth/verify-otp', 200, null)] } },
  play: async ({ canvas, userEvent }) => {
    await enterPassword(userEvent);
    await enterCode(userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid server response');
  },
});

/** The code was right, but the user could not be read: the first step shows the reason. */
export const UserNotFetched = meta.story({
  tags: ['fault'],
  parameters: { server: { overrides: [failing('/auth/get', 500, {})] } },
  play: async ({ canvas, userEvent }) => {
    await enterPassword(userEvent);
    await enterCode(userEvent);
    await expect(await canvas.findByText('Failed to fetch user')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Login' })).toBeVisible();
  },
});

/** The sign-out did not reach the server: the browser is signed out, and the screen says so. */
export const LogoutFailed = meta.story({
  tags: ['fault'],
  parameters: { session: 'viewer', server: { overrides: [failing('/auth/logout', 500, {})] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }));
    await expect(await canvas.findByText('Logout failed')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Login' })).toBeVisible();
    await expect(canvas.queryByText(/viewer@blume\.example/u)).toBeNull();
  },
});
