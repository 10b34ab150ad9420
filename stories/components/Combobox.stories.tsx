import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Combobox } from '#src/components/Combobox/Combobox.tsx';
import { controlled, inField, listenOutside, outerKeys } from '#stories/components/form.tsx';
import { longName } from '#stories/longTexts.ts';
import preview from '#storybook/preview.tsx';

const Controlled = controlled(Combobox);

const few = [
  { value: 'c1', label: 'Acme Developments' },
  { value: 'c2', label: 'Palm Crest Holdings' },
  { value: 'c3', label: 'Marina Heights (Real Estate) [FZ]' },
  { value: 'c4', label: 'شركة النخيل للتطوير' },
];

const meta = preview.meta({
  title: 'Library/Choices/Combobox',
  tags: ['!autodocs'],
  component: Combobox,
  argTypes: {
    value: { control: 'select', options: ['', ...few.map(({ value }) => value)] },
    // Shown in the open list only.
    emptyText: { control: false },
    // The Field names it.
    label: { control: false },
    // Shown for a value that is no option.
    unknown: { control: false },
    // For an owner that opens it.
    open: { control: false },
    // Seen where a choice is made.
    clears: { control: false },
  },
  args: { value: '', onValueChange: fn(), options: few, placeholder: 'Choose a company' },
  render: Controlled,
});

const label = 'Company';

export const Default = meta.story({
  decorators: [inField({ label })],
});

/** With the keyboard only: typing filters, Enter chooses the first match. */
export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: label });
    await userEvent.type(input, 'palm');
    await expect(await screen.findByRole('option', { name: 'Palm Crest Holdings' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('c2');
    await expect(input).toHaveValue('Palm Crest Holdings');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

export const Open = meta.story({
  args: { value: 'c2' },
  decorators: [inField({ label })],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: label });
    await userEvent.click(input);
    const list = await screen.findByRole('listbox');
    // All other content is hidden from assistive technology now, the label too.
    await expect(input).toHaveAccessibleName(label);
    await expect(within(list).getAllByRole('option')).toHaveLength(4);
    await expect(within(list).getByRole('option', { name: 'Palm Crest Holdings' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});

export const Clicked = meta.story({
  tags: ['behaviour'],
  decorators: [inField({ label })],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show options' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Acme Developments' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('c1');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
});

/** Without errors of the field, a text that matches no option is replaced by the last choice on blur; an empty one clears it. */
export const LeftByTab = meta.story({
  tags: ['behaviour'],
  args: { value: 'c1' },
  decorators: [
    inField({ label }),
    (Story) => (
      <>
        <Story />
        <input aria-label="Next field" />
      </>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: label });
    await userEvent.click(input);
    await userEvent.type(input, 'xyz');
    await expect(await screen.findByText('No matches')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Next field' })).toHaveFocus();
    await waitFor(() => expect(input).toHaveValue('Acme Developments'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(input).toHaveValue('');
  },
});

/** Escape closes the list; on a closed list it reaches the dialog and keeps the choice. */
export const EscapeKeepsChoice = meta.story({
  tags: ['behaviour'],
  args: { value: 'c1' },
  beforeEach: listenOutside,
  decorators: [inField({ label })],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: label });
    await userEvent.click(input);
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(outerKeys).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(outerKeys).toHaveBeenCalledWith('Escape');
    await expect(input).toHaveValue('Acme Developments');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

/** The company of an old record that is no longer in the list keeps its name. */
export const UnknownValue = meta.story({
  args: { value: 'gone', unknown: 'Skyline Estates' },
  decorators: [inField({ label })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: label })).toHaveValue('Skyline Estates');
  },
});

export const Invalid = meta.story({
  decorators: [inField({ label, error: 'Required', required: true })],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: label });
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription('Required');
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
  },
});

export const Disabled = meta.story({
  args: { value: 'c1', disabled: true },
  decorators: [inField({ label })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: label })).toBeDisabled();
  },
});

export const LongValues = meta.story({
  tags: ['long'],
  args: { value: 'long', options: [...few, { value: 'long', label: longName }] },
  decorators: [inField({ label })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: label }));
    await expect(await screen.findByRole('option', { name: longName })).toBeVisible();
  },
});
