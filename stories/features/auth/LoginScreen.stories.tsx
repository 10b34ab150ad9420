import { expect, screen, waitFor } from 'storybook/test';
import { sessionEnds } from '#src/api/session/sessionEnds.ts';
import { watchSession } from '#src/app/session/sessionEvents.ts';
import { SESSION_ACTIVE } from '#src/features/auth/LoginForm.tsx';
import { LoginScreen } from '#src/features/auth/LoginScreen.tsx';
import preview from '#storybook/preview.tsx';
import { idle, loginArgs } from './loginArgs.ts';

const code = { step: 'otp' as const, email: 'sara@blume.example' };

const meta = preview.meta({
  title: 'Screens/Access/Sign-in',
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
  args: loginArgs(),
});

/** The first step. The email has the focus, password managers know both fields, Enter submits. */
export const SignIn = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByLabelText('Email');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Blume Console' })).toBeVisible();
    await expect(email).toHaveFocus();
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.keyboard(' sara@blume.example {Tab}secret word{Enter}');
    const typed = { email: 'sara@blume.example', password: 'secret word' };
    await waitFor(() => expect(args.actions.onLogin).toHaveBeenCalledWith(typed));
  },
});

/** A field is checked when it loses the focus, both fields at a submit. Nothing is sent. */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByLabelText('Email');
    await userEvent.type(email, 'sara');
    await userEvent.tab();
    await canvas.findByText('Enter a valid email address');
    await userEvent.clear(email);
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await canvas.findByText('Email is required');
    await canvas.findByText('Password is required');
    await expect(email).toHaveAccessibleDescription('Email is required');
    await waitFor(() => expect(document.activeElement).toBe(email));
    await userEvent.type(email, `${'a'.repeat(90)}@blume.example`);
    await canvas.findByText('Email must be under 100 characters');
    await expect(args.actions.onLogin).not.toHaveBeenCalled();
  },
});

export const SigningIn = meta.story({
  tags: ['loading'],
  args: { email: 'sara@blume.example', status: { ...idle, loading: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'secret{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Logging in...' }));
    await expect(args.actions.onLogin).not.toHaveBeenCalled();
  },
});

export const SignInRejected = meta.story({
  tags: ['failed'],
  args: { email: 'sara@blume.example', status: { ...idle, error: 'Invalid email or password' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid email or password');
    await expect(canvas.queryByText('Logout from other session')).toBeNull();
    await expect(canvas.getByLabelText('Email')).toHaveValue('sara@blume.example');
  },
});

/** Only this error offers a way out, with the email of the field. */
export const SessionAlreadyActive = meta.story({
  args: { email: 'sara@blume.example', status: { ...idle, error: SESSION_ACTIVE } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Logout from other session' })).toBeVisible();
  },
});

/** The pressed button will disappear with the error: Login has the focus. */
export const LoggingOutElsewhere = SessionAlreadyActive.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Logout from other session' }));
    await expect(args.actions.onLogoutOther).toHaveBeenCalledWith('sara@blume.example');
    await expect(canvas.getByRole('button', { name: 'Login' })).toHaveFocus();
  },
});

export const LongValues = meta.story({
  tags: ['long'],
  args: {
    email: `${'very-long-name-'.repeat(5)}@${'subdomain.'.repeat(2)}example`,
    status: { ...idle, error: `The server said ${'a word without any end'.replaceAll(' ', '').repeat(8)}.` },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Narrow = meta.story({
  tags: ['narrow'],
  args: { email: 'sara@blume.example', status: { ...idle, error: SESSION_ACTIVE } },
  globals: { viewport: { value: 'narrow' } },
});

/** The second step: one plain field with the focus, for typing, pasting and the phone's own suggestion. */
export const EnterCode = meta.story({
  args: code,
  play: async ({ canvas, userEvent, args }) => {
    const code = canvas.getByLabelText('Enter OTP');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Verify OTP' })).toBeVisible();
    await expect(canvas.getByText('OTP sent to', { exact: false })).toHaveTextContent(
      'OTP sent to sara@blume.example',
    );
    await expect(code).toHaveFocus();
    await expect(code).toBeRequired();
    await expect(code).toHaveAccessibleDescription('OTP sent to sara@blume.example');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    // As it was mailed and typed: what is sent is the code.
    await userEvent.type(code, '123–456 ');
    await expect(code).toHaveValue('123–456 ');
    await expect(args.actions.onVerify).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.actions.onVerify).toHaveBeenCalledWith('123456'));
  },
});

/** Every message of section 5 can be reached: the field filters nothing. */
export const InvalidCode = meta.story({
  tags: ['behaviour'],
  args: code,
  play: async ({ canvas, userEvent, args }) => {
    const code = canvas.getByLabelText('Enter OTP');
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('OTP is required');
    await userEvent.type(code, '12a');
    await canvas.findByText('Must be 6 digits');
    await userEvent.type(code, '456');
    await canvas.findByText('OTP must contain only digits');
    await userEvent.keyboard('{Enter}');
    await expect(code).toHaveAccessibleDescription(/OTP must contain only digits$/u);
    await expect(args.actions.onVerify).not.toHaveBeenCalled();
  },
});

export const Verifying = meta.story({
  tags: ['loading'],
  args: { ...code, status: { ...idle, loading: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Enter OTP'), '123456{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Verifying...' }));
    await expect(args.actions.onVerify).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Edit Email/Password' })).toBeDisabled();
  },
});

/** The server's message for a wrong code. */
export const CodeRejected = meta.story({
  tags: ['failed'],
  args: { ...code, status: { ...idle, error: 'That code is not right. 2 tries left.' } },
});

/** The notice that a session which expired leaves. */
export const SessionExpired = meta.story({
  args: { email: 'sara@blume.example' },
  beforeEach: () => watchSession(),
  play: async () => {
    sessionEnds.expired('');
    sessionEnds.ended('expired', '');
    await expect(await screen.findByText('Session expired. You have been logged out.')).toBeVisible();
  },
});
