import { expect, fn } from 'storybook/test';
import { Switch } from '#src/components/Switch/Switch.tsx';
import { controlledCheck } from '#stories/components/form.tsx';
import { inWidth } from '#stories/components/frames.tsx';
import { longName } from '#stories/longTexts.ts';
import preview from '#storybook/preview.tsx';

const Controlled = controlledCheck(Switch);

const meta = preview.meta({
  title: 'Library/Choices/Switch',
  component: Switch,
  args: { checked: false, onCheckedChange: fn(), label: 'Active' },
  render: Controlled,
});

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Active' });
    await userEvent.click(canvas.getByText('Active'));
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
});

export const On = meta.story({ args: { checked: true } });

export const Disabled = meta.story({ args: { disabled: true, checked: true } });

/** In a disabled fieldset, as while a form saves, the switch is not dimmed again. */
export const Locked = meta.story({
  args: { checked: true },
  decorators: [
    (Story) => (
      <>
        <Story />
        <fieldset disabled>
          <Story />
        </fieldset>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const [free, locked] = canvas.getAllByRole('switch');
    await expect(locked).toBeDisabled();
    const color = (control: HTMLElement | undefined) => control && getComputedStyle(control).backgroundColor;
    await expect(color(locked)).toBe(color(free));
  },
});

export const LongValues = meta.story({
  tags: ['long'],
  args: { label: longName },
  decorators: [inWidth(200)],
});
