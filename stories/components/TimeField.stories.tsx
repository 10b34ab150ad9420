import { expect, fn } from 'storybook/test';
import { TimeField } from '#src/components/DateField/TimeField.tsx';
import { controlled, type FieldArgs, fieldControls, inField } from '#stories/components/form.tsx';
import preview from '#storybook/preview.tsx';

const InField = inField(controlled(TimeField));

const MESSAGE = 'Write it like 09:05, from 00:00 to 23:59';

const meta = preview.type<FieldArgs>().meta({
  title: 'Library/Choices/TimeField',
  component: TimeField,
  argTypes: fieldControls,
  args: {
    label: 'Scheduled Time',
    hint: 'In the default timezone, UTC',
    value: '22:00',
    onValueChange: fn(),
  },
  render: InField,
});

export const Default = meta.story();

/** Typed; leaving the field writes the time in its own form. */
export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Scheduled Time');
    await userEvent.clear(input);
    await userEvent.type(input, '9:05');
    await userEvent.tab();
    await expect(input).toHaveValue('09:05');
  },
});

export const Malformed = meta.story({
  args: { value: '25:00' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Scheduled Time');
    await userEvent.click(input);
    await userEvent.tab();
    await expect(canvas.getByText(MESSAGE)).toBeVisible();
    await expect(input).toHaveAccessibleDescription(`${MESSAGE} In the default timezone, UTC`);
  },
});
