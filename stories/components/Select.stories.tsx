import { expect, fn } from 'storybook/test';
import { Select } from '#src/components/Select/Select.tsx';
import { controlled, type FieldArgs, fieldControls, inField } from '#stories/components/form.tsx';
import { longName } from '#stories/longTexts.ts';
import preview from '#storybook/preview.tsx';

const Controlled = controlled(Select);
const InField = inField(Controlled);

const statuses = [
  { value: '', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
  { value: 'suspended', label: 'Suspended', disabled: true },
];

const meta = preview.type<FieldArgs>().meta({
  title: 'Library/Choices/Select',
  component: Select,
  argTypes: {
    ...fieldControls,
    value: { control: 'select', options: statuses.map(({ value }) => value) },
    // Shown while no option is chosen: the story With Placeholder.
    placeholder: { control: false },
    // In place of a Field: the story Inline.
    inline: { control: false },
  },
  args: { label: 'Status', value: '', onValueChange: fn(), options: statuses },
  render: InField,
});

export const Default = meta.story();

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
  args: { inline: true },
  render: Controlled,
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Status' });
    await userEvent.selectOptions(select, 'Active');
    await expect(canvas.getAllByText('Active')[0]).toBeVisible();
  },
});

export const WithPlaceholder = meta.story({
  args: { required: true, options: statuses.slice(1), placeholder: 'Choose a status' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Choose a status');
  },
});

/** An unknown value, from an old link, is shown as it is; no option is selected. */
export const UnknownValue = meta.story({
  args: { value: 'archived', inline: true },
  render: Controlled,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('archived');
  },
});

export const Invalid = meta.story({
  args: { error: 'Required', required: true, options: statuses.slice(1), placeholder: 'Choose a status' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Status' });
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Required');
  },
});

export const Disabled = meta.story({
  args: { disabled: true, value: 'active' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
});

export const Large = meta.story({
  args: { size: 'large' },
});

export const LongValues = meta.story({
  tags: ['long'],
  args: { label: 'Plan', value: 'long', options: [...statuses, { value: 'long', label: longName }] },
});
