import { expect, waitFor, type within } from 'storybook/test';
import { storyCode } from '#fixtures/msw/bridge.ts';
import { failing } from '#fixtures/msw/overrides.ts';
import { seededPassword } from '#fixtures/server/accounts.ts';
import { sessionStore } from '#src/api/session/session.ts';
import { signedOutState } from '#src/api/session/sessionState.ts';
import { LoginContainer } from '#src/features/auth/LoginContainer.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Containers/Access/Sign-in',
  component: LoginContainer,
  parameters: { layout: 'fullscreen', route: '/login', session: 'none', server: {} },
});

const email = 'superadmin@blume.example';

interface Play {
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: {
    type: (element: Element, text: string) => Promise<void>;
    click: (element: Element) => Promise<void>;
    clear: (element: Element) => Promise<void>;
  };
}

async function logIn({ canvas, userEvent }: Play, password = seededPassword): Promise<void> {
  await userEvent.type(canvas.getByLabelText('Email'), email);
  await userEvent.type(canvas.getByLabelText('Password'), `${password}{Enter}`);
}

async function enterCode({ canvas, userEvent }: Play, code: string): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Enter OTP'), `${code}{Enter}`);
}

/** The server's message is shown above the form, and a 401 here does not end a session. */
export const WrongPassword = meta.story({
  tags: ['fault'],
  play: async (play) => {
    await logIn(play, 'wrong');
    await expect(await play.canvas.findByRole('alert')).toHaveTextContent('Invalid email or password');
    await expect(sessionStore.getState()).toMatchObject({ step: 'login', expiredUserId: null });
  },
});

/** Why the sign-in is there is said in both steps, also after a refused password. */
export const AfterExpiry = meta.story({
  tags: ['fault'],
  play: async (play) => {
    const reason = 'Your session has expired. What you typed is kept.';
    await expect(play.canvas.queryByText(reason)).toBeNull();
    sessionStore.setState(signedOutState({ expiredUserId: 'u1' }));
    await expect(await play.canvas.findByText(reason)).toBeVisible();
    await logIn(play, 'wrong');
    await play.canvas.findByText('Invalid email or password');
    await expect(play.canvas.getByText(reason)).toBeVisible();
    await play.userEvent.clear(play.canvas.getByLabelText('Email'));
    await play.userEvent.clear(play.canvas.getByLabelText('Password'));
    await logIn(play);
    await play.canvas.findByRole('heading', { name: 'Verify OTP' });
    await expect(play.canvas.getByText(reason)).toBeVisible();
  },
});

/** The next attempt removes the server's message of the attempt before. */
export const WrongPasswordThenWrongField = meta.story({
  tags: ['fault'],
  play: async (play) => {
    await WrongPassword.play(play);
    await play.userEvent.type(play.canvas.getByLabelText('Email'), `${'x'.repeat(100)}{Enter}`);
    await expect(await play.canvas.findByText('Email must be under 100 characters')).toBeVisible();
    await waitFor(() => expect(play.canvas.queryByText('Invalid email or password')).toBeNull());
  },
});

export const WrongCode = meta.story({
  tags: ['fault'],
  play: async (play) => {
    await logIn(play);
    await enterCode(play, '654321');
    await expect(await play.canvas.findByRole('alert')).toHaveTextContent(
      'That code is not right. 4 tries left.',
    );
    await expect(play.canvas.getByLabelText('Enter OTP')).toHaveValue('654321');
  },
});

/** Back to the first step: the email is kept and has the focus. */
export const BackToEmail = meta.story({
  play: async (play) => {
    await WrongCode.play(play);
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Edit Email/Password' }));
    await expect(play.canvas.getByLabelText('Email')).toHaveValue(email);
    await expect(play.canvas.getByLabelText('Email')).toHaveFocus();
    await expect(play.canvas.getByLabelText('Password')).toHaveValue('');
    await expect(play.canvas.queryByRole('alert')).toBeNull();
  },
});

export const InvalidServerResponse = meta.story({
  tags: ['fault'],
  parameters: { server: { overrides: [failing('/auth/verify-otp', 200, null)] } },
  play: async (play) => {
    await logIn(play);
    await enterCode(play, storyCode);
    await expect(await play.canvas.findByRole('alert')).toHaveTextContent('Invalid server response');
  },
});

/** The code was right, but the user could not be read: the first step shows the reason. */
export const UserNotFetched = meta.story({
  tags: ['fault'],
  parameters: { server: { overrides: [failing('/auth/get', 500, {})] } },
  play: async (play) => {
    await logIn(play);
    await enterCode(play, storyCode);
    await expect(await play.canvas.findByText('Failed to fetch user')).toBeVisible();
    await expect(play.canvas.getByRole('heading', { name: 'Login' })).toBeVisible();
  },
});

const active = failing('/auth/master/login', 409, {
  error: 'Session is already active. Please logout first.',
});

export const OtherSessionLoggedOut = meta.story({
  parameters: { server: { overrides: [active] } },
  play: async (play) => {
    await logIn(play);
    await play.userEvent.click(await play.canvas.findByRole('button', { name: 'Logout from other session' }));
    await expect(await play.canvas.findByText(/The other session has been logged out/u)).toBeVisible();
    await expect(play.canvas.queryByRole('alert')).toBeNull();
    await expect(sessionStore.getState().email).toBe('');
    // The pressed button was removed; Enter still submits the form.
    await expect(play.canvas.getByRole('button', { name: 'Login' })).toHaveFocus();
  },
});

/** A role without a portal sees the line and Log Out, which leads to the form. */
export const WithoutPortal = meta.story({
  parameters: { session: 'viewer' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/viewer@blume\.example/u)).toBeVisible();
    await expect(canvas.queryByLabelText('Email')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }));
    await expect(canvas.queryByText(/viewer@blume\.example/u)).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Login' })).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
});

/** The sign-out did not reach the server: the browser is signed out, and the screen says so. */
export const LogoutFailed = meta.story({
  tags: ['fault'],
  parameters: { session: 'viewer', server: { overrides: [failing('/auth/logout', 500, {})] } },
  play: async (play) => {
    await WithoutPortal.play(play);
    await expect(await play.canvas.findByText('Logout failed')).toBeVisible();
  },
});
