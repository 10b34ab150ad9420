import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Combobox } from '#src/components/Combobox/Combobox.tsx';
import {
  controlled,
  type FieldArgs,
  fieldControls,
  inField,
  listenOutside,
  outerKeys,
} from '#stories/components/form.tsx';
import { longName } from '#stories/longTexts.ts';
import preview from '#storybook/preview.tsx';

const InField = inField(controlled(Combobox));

const few = [
  { value: 'c1', label: 'Acme Developments' },
  { value: 'c2', label: 'Palm Crest Holdings' },
  { value: 'c3', label: 'Marina Heights (Real Estate) [FZ]' },
  { value: 'c4', label: 'شركة النخيل للتطوير' },
];

const meta = preview.type<FieldArgs>().meta({
  title: 'Library/Choices/Combobox',
  tags: ['!autodocs'],
  component: Combobox,
  argTypes: {
    ...fieldControls,
    value: { control: 'select', options: ['', ...few.map(({ value }) => value)] },
    // Shown in the open list only.
    emptyText: { control: false },
    // Shown for a value that is no option.
    unknown: { control: false },
    // For an owner that opens it.
    open: { control: false },
  },
  args: { label: 'Company', value: '', onValueChange: fn(), options: few, placeholder: 'Choose a company' },
  render: InField,
});

export const Default = meta.story({ args: { value: 'c2' } });

/** With the keyboard only: typing filters, Enter chooses the first match. */
export const InUse = Default.extend({
  tags: ['behaviour'],
  args: { value: '' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Company' });
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
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Company' });
    await userEvent.click(input);
    const list = await screen.findByRole('listbox');
    // All other content is hidden from assistive technology now, the label too.
    await expect(input).toHaveAccessibleName('Company');
    await expect(within(list).getAllByRole('option')).toHaveLength(4);
    await expect(within(list).getByRole('option', { name: 'Palm Crest Holdings' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});

export const Clicked = meta.story({
  tags: ['behaviour'],
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
    (Story) => (
      <>
        <Story />
        <input aria-label="Next field" />
      </>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Company' });
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
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Company' });
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Company' })).toHaveValue('Skyline Estates');
  },
});

export const Invalid = meta.story({
  args: { error: 'Required', required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Company' });
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription('Required');
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
  },
});

export const Disabled = meta.story({
  args: { value: 'c1', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Company' })).toBeDisabled();
  },
});

export const LongValues = meta.story({
  tags: ['long'],
  args: { value: 'long', options: [...few, { value: 'long', label: longName }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Company' }));
    await expect(await screen.findByRole('option', { name: longName })).toBeVisible();
  },
});
