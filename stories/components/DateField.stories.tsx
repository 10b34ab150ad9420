import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DateField } from '#src/components/DateField/DateField.tsx';
import { setTimeZone } from '#src/components/DateTime/shownDates.ts';
import { controlled, type FieldArgs, fieldControls, inField } from '#stories/components/form.tsx';
import preview from '#storybook/preview.tsx';

const InField = inField(controlled(DateField));

const meta = preview.type<FieldArgs>().meta({
  argTypes: {
    ...fieldControls,
    // It limits the open calendar.
    min: { control: false },
    // Those of the input, which the table knows from here only.
    disabled: { type: 'boolean' },
    invalid: { type: 'boolean' },
  },
  title: 'Library/Choices/DateField',
  component: DateField,
  args: { label: 'Start Date', value: '2026-11-21', onValueChange: fn() },
  render: InField,
});

const MESSAGE = 'Write it like 2026-11-28';

const calendar = async () => within(await screen.findByRole('dialog', { name: 'Calendar' }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default = meta.story();

/** Typed; leaving the field writes the day in its own form. */
export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Start Date');
    await expect(input).toHaveValue('2026-11-21');
    await userEvent.clear(input);
    await userEvent.type(input, '8.2.2027');
    await userEvent.tab();
    await expect(input).toHaveValue('2027-02-08');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-02-08');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const Empty = meta.story({
  tags: ['empty'],
  args: { value: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('YYYY-MM-DD')).toHaveValue('');
  },
});

/** The button opens the calendar, with the focus on the chosen day; arrows, Page Up and Enter choose another. */
export const ChoosingByKeyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open calendar Start Date' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const days = await calendar();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() =>
      expect(days.getByRole('button', { name: /^21 November 2026.*selected$/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{PageUp}');
    await waitFor(() => expect(days.getByRole('button', { name: /^29 October 2026/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(canvas.getByLabelText('Start Date')).toHaveValue('2026-10-29');
    await expect(button).toHaveFocus();
  },
});

/** Escape and a second press of the button close it without a choice. */
export const ClosingCalendar = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open calendar Start Date' });
    await userEvent.click(button);
    await calendar();
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await calendar();
    await userEvent.click(button);
    await closed();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

/** The open calendar; days before the first one cannot be chosen. */
export const WithFirstDay = meta.story({
  args: { label: 'End Date', min: '2026-11-10' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar End Date' }));
    const days = await calendar();
    await expect(days.getByRole('button', { name: /^9 November 2026/ })).toBeDisabled();
    await expect(days.getByRole('button', { name: /^10 November 2026/ })).toBeEnabled();
  },
});

/** The error appears when the field loses the focus, not while the day is typed. */
export const Malformed = meta.story({
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Start Date');
    await userEvent.type(input, '2026-02-30');
    await expect(canvas.queryByText(MESSAGE)).toBeNull();
    input.blur();
    await expect(await canvas.findByText(MESSAGE)).toBeVisible();
    await expect(input).toHaveAccessibleDescription(MESSAGE);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
  },
});

/** What can be two days is refused, naming both. */
export const TwoDays = meta.story({
  args: { value: '5/9/2031' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Start Date');
    await userEvent.click(input);
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(
      'This can be 2031-09-05 or 2031-05-09: write it like 2026-11-28',
    );
  },
});

/** Today is the day of the preferred zone: here it is a day before that of the computer. */
export const TodayElsewhere = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    setTimeZone('Pacific/Pago_Pago');
    return () => setTimeZone('');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar Start Date' }));
    const days = await calendar();
    await expect(days.getByRole('button', { name: /, today/ })).toHaveTextContent('20');
  },
});

export const MalformedCorrected = meta.story({
  tags: ['behaviour'],
  args: { value: '' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Malformed.play(context);
    await userEvent.type(canvas.getByLabelText('Start Date'), '{Backspace}{Backspace}28');
    await expect(canvas.queryByText(MESSAGE)).toBeNull();
  },
});

export const Invalid = meta.story({
  args: { label: 'End Date', error: 'Must not be before the start', required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/^End Date/);
    await expect(input).toHaveAccessibleDescription('Must not be before the start');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open calendar Start Date' })).toBeDisabled();
  },
});
