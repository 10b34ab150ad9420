import { expect, screen, spyOn, type UserEventObject as UserEvent, waitFor, within } from 'storybook/test';
import { storyCode } from '#fixtures/msw/bridge.ts';
import { accounts, seededPassword } from '#fixtures/server/accounts.ts';
import { currentLocation } from '#storybook/address.ts';

/** Storybook's `step`, which the Interactions panel shows as a line. */
type Step = (label: string, play: () => Promise<void>) => Promise<void> | void;

/**
 * The scenes of a film: each is a line of the Interactions panel, which says what is done and what to look at then, as
 * in `Press Delete. Look at the question: it names the company`
 */
export function film(step: Step) {
  return async (done: string, look: string, play: () => Promise<void>): Promise<void> => {
    await step(`${done}. Look at ${look}`, play);
  };
}

/** The account of every journey in the master portal. */
export const person = accounts.super_admin;

/** Waits for the button of that name. */
export const button = (name: string) => screen.findByRole('button', { name });

/** Waits for the text field of that name. */
export const field = (name: string) => screen.findByRole('textbox', { name });

/** The contents of the dialog of that name, once it is open. */
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Scrolls what a film says to look at into view. */
export function show(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** Waits until this text is shown. */
export async function sees(text: string | RegExp): Promise<void> {
  const found = await screen.findByText(text);
  await expect(found).toBeVisible();
  show(found);
}

/** Waits until no dialog is open. */
export async function dialogGone(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Waits until the query of the address is this one. */
export async function addressIs(search: string): Promise<void> {
  await waitFor(() => expect(currentLocation().search).toBe(search));
}

/** Presses the button of that name, once it is there. */
export async function press(user: UserEvent, name: string): Promise<void> {
  await user.click(await button(name));
}

/** Presses the button of that name in the open dialog of that name. */
export async function pressIn(user: UserEvent, title: string, name: string): Promise<void> {
  await user.click((await dialog(title)).getByRole('button', { name }));
}

/** Writes a text into a field in one go, in place of what is there: letter by letter takes seconds. */
export async function fill(user: UserEvent, input: Element, text: string): Promise<void> {
  await user.clear(input);
  await user.click(input);
  await user.paste(text);
}

/** Submits the form of an input as Enter does, without leaving it: user-event finds no button outside of the form. */
export function submitByEnter(input: HTMLElement): void {
  input.closest('form')?.requestSubmit();
}

/** Writes texts into the fields of the open dialog of that name, by their labels. */
export async function fillIn(
  user: UserEvent,
  title: string,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  const form = await dialog(title);
  for (const [name, text] of Object.entries(texts)) {
    await fill(user, form.getByRole('textbox', { name }), text);
  }
}

/** Writes a text into the search of the list, whose placeholder begins as all do. */
export async function search(user: UserEvent, text: string): Promise<void> {
  await fill(user, await screen.findByPlaceholderText(/^Search by /), text);
}

/** Types the email of the account and its password, or another one, and sends them. */
export async function enterPassword(user: UserEvent, password = seededPassword): Promise<void> {
  // A form that an expired session leaves open for a moment has a field of the same name.
  await button('Login');
  await fill(user, await screen.findByLabelText('Email'), person.email);
  await fill(user, screen.getByLabelText('Password'), password);
  await user.keyboard('{Enter}');
}

/** Types the code that was sent, or another one, and sends it. */
export async function enterCode(user: UserEvent, code = storyCode): Promise<void> {
  await fill(user, await screen.findByLabelText('Enter OTP'), code);
  await user.keyboard('{Enter}');
}

/** Sends a request as another person does elsewhere: the console does not notice. */
export async function elsewhere(method: 'POST' | 'PUT' | 'DELETE', path: string, body = {}): Promise<void> {
  await fetch(`/api/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** The button of a filter with choices: `Status All`. */
export function filterButton(label: string): HTMLElement {
  const bar = within(screen.getByRole('search', { name: 'Filters' }));
  return bar.getByRole('button', { name: new RegExp(`^${label} `) });
}

/** The options of a filter, in its open list. */
export async function openFilter(userEvent: UserEvent, label: string) {
  await screen.findByRole('search', { name: 'Filters' });
  await userEvent.click(filterButton(label));
  return within(await screen.findByRole('listbox', { name: label }));
}

/** The names of the choices of a filter. */
export async function choicesOf(userEvent: UserEvent, label: string): Promise<readonly (string | null)[]> {
  const list = await openFilter(userEvent, label);
  const names = list.getAllByRole('option').map(({ textContent }) => textContent);
  await userEvent.keyboard('{Escape}');
  return names;
}

/** Sets only one choice of a filter. */
export async function chooseFilter(userEvent: UserEvent, label: string, choice: string): Promise<void> {
  const list = await openFilter(userEvent, label);
  await userEvent.click(list.getByText(choice));
}

/** The timers of this length, in ms, that begin from now on; `end` does at once what they do at their end. */
export function watchTimers(length: number) {
  const { mock } = spyOn(window, 'setTimeout');
  const ends = () =>
    mock.calls.flatMap(([end, ms]) => (ms === length && typeof end === 'function' ? [end] : []));
  return {
    count: () => ends().length,
    end: () => {
      for (const end of ends()) end();
    },
  };
}
