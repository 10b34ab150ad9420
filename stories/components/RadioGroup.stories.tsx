import { expect, fn } from 'storybook/test';
import { RadioGroup } from '#src/components/RadioGroup/RadioGroup.tsx';
import { controlled } from '#stories/components/form.tsx';
import { longName } from '#stories/longTexts.ts';
import preview from '#storybook/preview.tsx';

const Controlled = controlled(RadioGroup<string>);

const meta = preview.meta({
  title: 'Library/Choices/RadioGroup',
  component: RadioGroup<string>,
  render: Controlled,
  args: {
    label: 'Plan',
    value: null,
    onValueChange: fn(),
    options: [
      { value: 'basic', label: 'Basic', detail: '10 users' },
      { value: 'premium', label: 'Premium', detail: '50 users' },
    ],
  },
});

/** None is chosen at first. */
export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Plan' })).toBeVisible();
    const premium = canvas.getByRole('radio', { name: 'Premium' });
    await expect(premium).toHaveAccessibleDescription('50 users');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenCalledWith('premium');
    await expect(premium).toBeChecked();
  },
});

export const Chosen = meta.story({ args: { value: 'basic' } });

export const WithoutDetails = meta.story({
  args: {
    value: 'no',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  },
});

export const LongValues = meta.story({
  tags: ['long'],
  args: {
    value: 'long',
    options: [
      { value: 'long', label: longName, detail: longName.repeat(3) },
      { value: 'short', label: 'Short', detail: 'Y'.repeat(300) },
    ],
  },
});
