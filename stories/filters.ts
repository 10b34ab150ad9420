import { screen, type UserEventObject, within } from 'storybook/test';

/** The button of a filter with choices: `Status All`. */
export function filterButton(label: string): HTMLElement {
  const bar = within(screen.getByRole('search', { name: 'Filters' }));
  return bar.getByRole('button', { name: new RegExp(`^${label}:? `) });
}

/** The options of a filter, in its open list. */
export async function openFilter(userEvent: UserEventObject, label: string) {
  await screen.findByRole('search', { name: 'Filters' });
  await userEvent.click(filterButton(label));
  return within(await screen.findByRole('listbox', { name: label }));
}

/** The names of the choices of a filter. */
export async function choicesOf(
  userEvent: UserEventObject,
  label: string,
): Promise<readonly (string | null)[]> {
  const list = await openFilter(userEvent, label);
  const names = list.getAllByRole('option').map(({ textContent }) => textContent);
  await userEvent.keyboard('{Escape}');
  return names;
}

/** Sets only one choice of a filter. */
export async function chooseFilter(userEvent: UserEventObject, label: string, choice: string): Promise<void> {
  const list = await openFilter(userEvent, label);
  await userEvent.click(list.getByText(choice));
}
