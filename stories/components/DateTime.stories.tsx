import { expect } from 'storybook/test';
import { DateTime } from '#src/components/DateTime/DateTime.tsx';
import { setTimeZone } from '#src/components/DateTime/shownDates.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  // Shown without a value: the story Missing.
  argTypes: { fallback: { control: false } },
  title: 'Library/Display/DateTime',
  component: DateTime,
  args: { value: '2026-11-20T04:14:09.000Z' },
});

/** Local time; the instant in UTC is the title. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const time = canvas.getByRole('time');
    // The Swedish locale uses the ISO format, in the time zone of the browser that shows the story.
    const local = new Date('2026-11-20T04:14:09.000Z').toLocaleString('sv-SE', {
      dateStyle: 'short',
      timeStyle: 'short',
    });
    await expect(time).toHaveTextContent(local);
    await expect(time).toHaveAttribute('title', '2026-11-20T04:14:09.000Z');
    await expect(time).toHaveAttribute('datetime', '2026-11-20T04:14:09.000Z');
  },
});

/** A value without a time is a day: the same in every zone, without an instant. */
export const Day = meta.story({
  args: { value: '2025-11-20' },
  beforeEach: () => {
    setTimeZone('America/New_York');
    return () => setTimeZone('');
  },
  play: async ({ canvas }) => {
    const time = canvas.getByRole('time');
    await expect(time).toHaveTextContent(/^2025-11-20$/);
    await expect(time).toHaveAttribute('datetime', '2025-11-20');
    await expect(time).not.toHaveAttribute('title');
  },
});

export const Missing = meta.story({
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('—')).toBeVisible();
  },
});

export const Unreadable = meta.story({
  args: { value: 'yesterday at noon', fallback: 'Never' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Never')).toBeVisible();
  },
});

/** The zone of the dates was changed, which can happen in another tab. */
export const ZoneChanged = meta.story({
  tags: ['behaviour'],
  beforeEach: () => () => setTimeZone(''),
  play: async ({ canvas }) => {
    setTimeZone('America/New_York');
    await expect(await canvas.findByText('2026-11-19 23:14')).toBeVisible();
    setTimeZone('Asia/Tokyo');
    await expect(await canvas.findByText('2026-11-20 13:14')).toBeVisible();
  },
});
