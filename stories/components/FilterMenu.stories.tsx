import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '#src/components/Button/Button.tsx';
import { FilterMenu } from '#src/components/FilterMenu/FilterMenu.tsx';
import { optionsOf } from '#src/lib/options.ts';
import { Filter, onValues } from '#stories/components/Filter.tsx';
import preview from '#storybook/preview.tsx';

const priorities = optionsOf(['Critical', 'High', 'Medium', 'Low']);
const actions = [
  'Backup Completed',
  'Company Created',
  'Company Suspended',
  'Developer Created',
  'Invoices Issued',
  'Plan Changed',
  'Role Changed',
  'User Login',
].map((label, index) => ({ value: label, label, count: 3 * index + 1 }));

const meta = preview.meta({
  title: 'Library/Choices/FilterMenu',
  component: FilterMenu,
  // It is about the open list: the story Single.
  argTypes: { single: { control: false } },
  render: Filter,
  args: { label: 'Priority', values: [], shown: [], choices: priorities, onValues },
});

const list = (name = 'Priority') => screen.findByRole('listbox', { name });
const option = (name: string) => screen.getByRole('option', { name });

/** The box of an option, beside its name. */
function boxOf(name: string): Element {
  const box = option(name).firstElementChild;
  if (!box) throw new Error(`The option ${name} has no box`);
  return box;
}

export const Default = meta.story();

/** A press of a name sets only that choice, closes the list, and leaves the focus on the button. */
export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Priority All' });
    await expect(button).toHaveAttribute('aria-haspopup', 'listbox');
    await userEvent.click(button);
    const names = within(await list())
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    await expect(names).toEqual(['All', 'Critical', 'High', 'Medium', 'Low']);
    await expect(option('All')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByText('High'));
    await expect(onValues).toHaveBeenLastCalledWith(['High']);
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Priority High' })).toHaveFocus();
  },
});

/** The box of a choice adds it and keeps the list open; Ctrl adds by the name. The button names them all. */
export const Several = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Priority All' }));
    await list();
    await userEvent.click(boxOf('Critical'));
    await userEvent.click(boxOf('High'));
    await expect(canvas.getByRole('button', { name: 'Priority Critical, High' })).toBeVisible();
    await userEvent.keyboard('{Control>}');
    await userEvent.click(screen.getByText('Low'));
    await userEvent.keyboard('{/Control}');
    await expect(canvas.getByRole('button', { name: 'Priority Critical, High, Low' })).toBeVisible();
    await userEvent.click(boxOf('High'));
    await expect(await list()).toHaveFocus();
    await expect(onValues).toHaveBeenLastCalledWith(['Critical', 'Low']);
    await expect(option('Low')).toHaveAttribute('aria-selected', 'true');
  },
});

/** The button beside the values removes them; the focus is on the filter then. */
export const Removed = meta.story({
  tags: ['behaviour'],
  args: { values: ['Critical', 'High'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Priority Critical, High' }));
    await expect(onValues).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('button', { name: 'Priority All' })).toHaveFocus();
  },
});

/** Arrows and letters move, Space adds, Enter sets only one, Escape and Tab close. */
export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Priority/ });
    const active = async (name: string) =>
      expect(await list()).toHaveAttribute('aria-activedescendant', option(name).id);
    const open = async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(async () => expect(await list()).toHaveFocus());
    };
    button.focus();
    await step('Space adds, and keeps the list open', async () => {
      await open();
      await active('All');
      await userEvent.keyboard('{ArrowDown} ');
      await userEvent.keyboard('l ');
      await active('Low');
      await expect(onValues).toHaveBeenLastCalledWith(['Critical', 'Low']);
      await userEvent.keyboard('{Home}{End}');
      await active('Low');
    });
    await step('Escape closes it; it opens at the first chosen one', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
      await open();
      await active('Critical');
    });
    await step('Enter sets only one', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(onValues).toHaveBeenLastCalledWith(['High']);
      await expect(button).toHaveFocus();
    });
    await step('Tab closes it and goes on', async () => {
      await open();
      await userEvent.tab();
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    });
  },
});

/** From eight choices on there is a search. The choices here are those that records have, with the number of each. */
export const Searched = meta.story({
  args: { label: 'Action', choices: () => actions },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Action All' });
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(button);
    const found = within(await list('Action'));
    const search = screen.getByRole('combobox', { name: 'Search Action' });
    await waitFor(() => expect(search).toHaveFocus());
    await expect(found.getByRole('option', { name: 'User Login 22' })).toBeVisible();
    await userEvent.keyboard('company c');
    await expect(search).toHaveValue('company c');
    await expect(found.getAllByRole('option')).toHaveLength(1);
    await userEvent.clear(search);
    await userEvent.keyboard('created{ArrowDown} ');
    await expect(onValues).toHaveBeenLastCalledWith(['Developer Created']);
    await userEvent.clear(search);
    await userEvent.keyboard('xyz{Enter}');
    await expect(screen.getByText('No matches')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Action Developer Created', hidden: true }),
    ).toBeVisible();
  },
});

/** A long list begins at its chosen entry. */
export const ChosenInSight = meta.story({
  tags: ['behaviour'],
  args: {
    label: 'Company',
    choices: optionsOf(Array.from({ length: 60 }, (_, index) => `Company ${index + 1}`)),
    values: ['Company 50'],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Company Company 50' }));
    const box = await list('Company');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search Company' })).toHaveFocus());
    const [of, within] = [option('Company 50').getBoundingClientRect(), box.getBoundingClientRect()];
    await expect(of.bottom).toBeLessThanOrEqual(within.bottom);
    await expect(of.top).toBeGreaterThanOrEqual(within.top);
  },
});

/** Only one can be set: there are no boxes. Below the choices are controls for another value. */
export const Single = meta.story({
  args: {
    label: 'Created',
    single: true,
    choices: optionsOf(['Today', 'Yesterday', 'Last 7 days']),
    more: <Button size="small">Another day</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Created All' }));
    const days = await list('Created');
    await expect(days).not.toHaveAttribute('aria-multiselectable');
    await waitFor(() => expect(days).toHaveFocus());
  },
});

export const SingleChosen = Single.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Created All' }));
    const days = await list('Created');
    await waitFor(() => expect(days).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Another day' })).toHaveFocus();
    await userEvent.click(option('Yesterday'));
    await expect(onValues).toHaveBeenLastCalledWith(['Yesterday']);
  },
});

/** A long value is cut in the button and wraps in the list. */
export const LongValues = meta.story({
  tags: ['long'],
  args: {
    label: 'Customer',
    values: ['Österreichische Wohnbaugesellschaft für gemeinnütziges Wohnen und Bauen'],
    choices: optionsOf(['Österreichische Wohnbaugesellschaft für gemeinnütziges Wohnen und Bauen', 'نور']),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Customer Öster/ }));
    await expect(await list('Customer')).toBeVisible();
  },
});

/** On a phone each choice and its box are touch targets. */
export const Narrow = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  args: { values: ['Critical'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Priority Critical' }));
    await list();
    for (const element of [option('High'), boxOf('High')]) {
      const { width, height } = element.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
});
