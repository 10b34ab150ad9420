import { expect, fireEvent, fn } from 'storybook/test';
import { ColorField } from '#src/components/ColorField/ColorField.tsx';
import { controlled, type FieldArgs, fieldControls, inField } from '#stories/components/form.tsx';
import preview from '#storybook/preview.tsx';

const InField = inField(controlled(ColorField));

const meta = preview.type<FieldArgs>().meta({
  title: 'Library/Fields/ColorField',
  component: ColorField,
  argTypes: fieldControls,
  args: { label: 'Primary Color', value: '#3B82F6', onValueChange: fn() },
  render: InField,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Primary Color' })).toHaveAccessibleDescription(
      'White text on it: 3.7:1, large text only',
    );
    await expect(canvas.getByLabelText('Color picker')).toHaveValue('#3b82f6');
  },
});

/** Blur normalises the typed colour. */
export const Typed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '0af');
    await expect(canvas.getByLabelText('Color picker')).toHaveValue('#00aaff');
    await userEvent.tab();
    await expect(input).toHaveValue('#00AAFF');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#00AAFF');
  },
});

export const Picked = meta.story({
  // The play picks a colour.
  parameters: { docs: { story: { inline: false } } },
  play: async ({ args, canvas }) => {
    await fireEvent.input(canvas.getByLabelText('Color picker'), { target: { value: '#123456' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#123456');
    await expect(canvas.getByRole('textbox')).toHaveValue('#123456');
  },
});

/** An invalid colour stays as typed and is never used as a style. */
export const Invalid = meta.story({
  args: { value: 'red; background: url(x)', invalid: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByLabelText('Color picker')).toHaveValue('#000000');
    await expect(canvas.queryByText(/White text/)).toBeNull();
  },
});

export const Disabled = meta.story({ args: { disabled: true } });
