import { expect, fn } from 'storybook/test';
import { Checkbox } from '#src/components/Checkbox/Checkbox.tsx';
import { controlledCheck } from '#stories/components/form.tsx';
import { inWidth } from '#stories/components/frames.tsx';
import { longName } from '#stories/longTexts.ts';
import preview from '#storybook/preview.tsx';

const Controlled = controlledCheck(Checkbox);

const meta = preview.meta({
  title: 'Library/Choices/Checkbox',
  component: Checkbox,
  args: { checked: false, onCheckedChange: fn(), label: 'Unlimited' },
  render: Controlled,
});

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Unlimited' });
    await userEvent.click(canvas.getByText('Unlimited'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
});

export const Checked = meta.story({ args: { checked: true } });

/** Some rows of a page: announced as mixed. */
export const Indeterminate = meta.story({
  args: { indeterminate: true, label: 'Select all rows' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
});

export const HiddenLabel = meta.story({
  args: { hideLabel: true, label: 'Select Layla Haddad' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select Layla Haddad' })).toBeVisible();
  },
});

export const Required = meta.story({
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeRequired();
  },
});

export const Invalid = meta.story({ args: { invalid: true } });

export const Disabled = meta.story({
  args: { disabled: true, checked: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Unlimited'));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
});

export const LongValues = meta.story({
  tags: ['long'],
  args: { label: longName },
  decorators: [inWidth(200)],
});
