import { screen, type userEvent, within } from 'storybook/test';
import { storyCode } from '#fixtures/msw/bridge.ts';
import { accounts, seededPassword } from '#fixtures/server/accounts.ts';

/** The part of Storybook's `userEvent` that journeys use. */
type UserEvent = Pick<ReturnType<typeof userEvent.setup>, 'click' | 'clear' | 'keyboard' | 'paste'>;

/** The account of every journey. */
export const person = accounts.super_admin;

/** Presses the button of that name, once it is there. */
export async function press(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
}

/** Presses the button of that name in the open dialog of that name. */
export async function pressIn(user: UserEvent, dialog: string, name: string): Promise<void> {
  const opened = await screen.findByRole('dialog', { name: dialog });
  await user.click(within(opened).getByRole('button', { name }));
}

/** Writes a text into a field in one go, in place of what is there: letter by letter takes seconds. */
export async function fill(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

/** Types email and password of the account, and sends them. */
export async function enterPassword(user: UserEvent): Promise<void> {
  // A form that an expired session leaves open for a moment has a field of the same name.
  await screen.findByRole('button', { name: 'Login' });
  await fill(user, await screen.findByLabelText('Email'), person.email);
  await fill(user, screen.getByLabelText('Password'), seededPassword);
  await user.keyboard('{Enter}');
}

/** Types the code that was sent, and sends it. */
export async function enterCode(user: UserEvent): Promise<void> {
  await fill(user, await screen.findByLabelText('Enter OTP'), storyCode);
  await user.keyboard('{Enter}');
}

/** Ends the session of the account on the server, as a sign-out on another machine does. */
export async function endSessionElsewhere(): Promise<void> {
  await fetch('/api/v1/auth/logout', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email }),
  });
}
