import { expect, fn } from 'storybook/test';
import { ValueInput } from '#src/components/ValueInput/ValueInput.tsx';
import { email } from '#src/lib/values/email.ts';
import { emiratesId } from '#src/lib/values/emiratesId.ts';
import { controlled, type FieldArgs, fieldControls, inField } from '#stories/components/form.tsx';
import preview from '#storybook/preview.tsx';

const InField = inField(controlled(ValueInput));

const meta = preview.type<FieldArgs>().meta({
  title: 'Library/Fields/ValueInput',
  component: ValueInput,
  // Kinds are functions.
  argTypes: { ...fieldControls, kind: { control: false } },
  args: { label: 'Emirates ID', value: '784-1987-1234567-1', kind: emiratesId, onValueChange: fn() },
  render: InField,
});

export const Default = meta.story();

/** Leaving the field writes the value in its one writing. */
export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Emirates ID' });
    await userEvent.clear(input);
    await userEvent.type(input, '784 1987 1234567 1');
    await userEvent.tab();
    await expect(input).toHaveValue('784-1987-1234567-1');
  },
});

/** A text without a meaning stays, and says below itself why it is refused. */
export const Refused = meta.story({
  args: { label: 'Email', value: 'layla@acme', kind: email },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await expect(input).toHaveAttribute('aria-invalid', 'false');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('Enter a valid email address');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
  },
});
