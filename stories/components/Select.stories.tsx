import { expect, fn } from 'storybook/test';
import { Select } from '#src/components/Select/Select.tsx';
import { controlled, inField } from '#stories/components/form.tsx';
import { longName } from '#stories/longTexts.ts';
import preview from '#storybook/preview.tsx';

const Controlled = controlled(Select);

const statuses = [
  { value: '', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
  { value: 'suspended', label: 'Suspended', disabled: true },
];

const meta = preview.meta({
  title: 'Library/Choices/Select',
  component: Select,
  argTypes: {
    value: { control: 'select', options: statuses.map(({ value }) => value) },
    // Shown while no option is chosen: the story With Placeholder.
    placeholder: { control: false },
    // In place of a Field: the story Inline.
    inline: { control: false },
    label: { control: false },
  },
  args: { value: '', onValueChange: fn(), options: statuses },
  render: Controlled,
});

export const Default = meta.story({
  decorators: [inField({ label: 'Status' })],
});

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Status' });
    await userEvent.selectOptions(select, 'Inactive');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('inactive');
    await expect(select).toHaveDisplayValue('Inactive');
  },
});

/** In a filter bar the label is inside, before the value. */
export const Inline = meta.story({
  args: { inline: true, label: 'Status' },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Status' });
    await userEvent.selectOptions(select, 'Active');
    await expect(canvas.getAllByText('Active')[0]).toBeVisible();
  },
});

export const WithPlaceholder = meta.story({
  args: { options: statuses.slice(1), placeholder: 'Choose a status' },
  decorators: [inField({ label: 'Status', required: true })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Choose a status');
  },
});

/** An unknown value, from an old link, is shown as it is; no option is selected. */
export const UnknownValue = meta.story({
  args: { value: 'archived', inline: true, label: 'Status' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('archived');
  },
});

export const Invalid = meta.story({
  args: { options: statuses.slice(1), placeholder: 'Choose a status' },
  decorators: [inField({ label: 'Status', error: 'Required', required: true })],
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Status' });
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Required');
  },
});

export const Disabled = meta.story({
  args: { disabled: true, value: 'active' },
  decorators: [inField({ label: 'Status' })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
});

export const Large = meta.story({
  args: { size: 'large' },
  decorators: [inField({ label: 'Status' })],
});

export const LongValues = meta.story({
  tags: ['long'],
  args: { value: 'long', options: [...statuses, { value: 'long', label: longName }] },
  decorators: [inField({ label: 'Plan' })],
});
