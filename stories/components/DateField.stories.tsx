import { expect, fireEvent, fn } from 'storybook/test';
import { DateField } from '#src/components/DateField/DateField.tsx';
import preview from '#storybook/preview.tsx';
import { controlled, inField } from './form.tsx';

const Controlled = controlled(DateField);

const meta = preview.meta({
  title: 'Components/DateField',
  component: DateField,
  args: { value: '2026-11-21', onValueChange: fn() },
  render: (args) => <Controlled {...args} />,
});

export const Default = meta.story({
  decorators: [inField({ label: 'Start Date' })],
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Start Date');
    await expect(input).toHaveValue('2026-11-21');
    await fireEvent.change(input, { target: { value: '2027-02-28' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-02-28');
  },
});

export const Empty = meta.story({
  args: { value: '' },
  decorators: [inField({ label: 'Start Date' })],
});

export const WithLimits = meta.story({
  args: { min: '2026-11-01', max: '2026-11-30' },
  decorators: [inField({ label: 'Start Date', hint: 'A day in November 2026' })],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Start Date')).toHaveAttribute('min', '2026-11-01');
  },
});

export const Invalid = meta.story({
  decorators: [inField({ label: 'End Date', error: 'Must not be before the start', required: true })],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/^End Date/);
    await expect(input).toHaveAccessibleDescription('Must not be before the start');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  decorators: [inField({ label: 'Start Date' })],
});
