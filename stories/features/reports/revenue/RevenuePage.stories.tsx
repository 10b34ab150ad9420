import { expect, fn } from 'storybook/test';
import { companySubscriptions } from '#fixtures/build/samples.ts';
import { parsePeriod, periodOf, periodsAt } from '#src/features/reports/revenue/period.ts';
import { RevenuePage } from '#src/features/reports/revenue/RevenuePage.tsx';
import { revenueEntries } from '#src/features/reports/revenue/revenueEntries.ts';
import { fill } from '#stories/steps.ts';
import { alsoOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { asPage } from '../../page.tsx';

function periodNamed(name: string) {
  const period = parsePeriod(name);
  if (!period) throw new Error(`There is no period ${name}.`);
  return period;
}

/** What the sample subscriptions of companies were billed in a period. */
const entriesIn = (name: string) =>
  revenueEntries(
    companySubscriptions.map(({ id, companyName, history }) => ({
      id,
      kind: 'company',
      subscriber: companyName,
      history,
    })),
    periodNamed(name),
    'UTC',
  );

const entries = entriesIn('2026-Q3');

const meta = preview.meta({
  title: 'Screens/Master Portal/Reports & Analytics/Revenue',
  component: RevenuePage,
  decorators: [asPage],
  parameters: { layout: 'fullscreen', path: '/master/reports' },
  args: {
    period: periodNamed('2026-Q3'),
    periods: periodsAt('2026-11-21'),
    by: 'plan' as const,
    group: '',
    entries,
    before: { label: '2026 Q2', entries: entriesIn('2026-Q2') },
    timeZone: 'UTC',
    onPeriod: fn(),
    onGrouping: fn(),
    onFollow: fn(),
    groupAt: (name: string) => `/master/reports?period=2026-Q3&group=${name}`,
  },
});

/** A bar for each group, then the entries that it adds. */
export const Default = meta.story({
  parameters: alsoOnPhone,
});

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Group by' }), 'Month');
    await expect(args.onGrouping).toHaveBeenCalledWith('month');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), '2026');
    await expect(args.onPeriod).toHaveBeenCalledWith('2026');
  },
});

/** The sum is compared with that of the period before. */
export const ByMonth = meta.story({
  args: { by: 'month' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/-4\.2% compared with 2026 Q2 \(\$16,742\)/u)).toBeVisible();
  },
});

/** The entries of one bar. */
export const OneGroup = meta.story({
  args: { group: 'Premium' },
  play: async ({ canvas }) => {
    const count = entries.filter(({ plan }) => plan === 'Premium').length;
    await expect(canvas.getByText(new RegExp(`in ${count} entries of Premium, 2026 Q3`, 'u'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all' })).toBeVisible();
  },
});

/** Days in the wrong order stay as they were typed; the figures are still those of the period. */
export const DaysReversed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const from = canvas.getByRole('textbox', { name: 'Days from' });
    await fill(userEvent, from, '2026-10-01');
    await expect(canvas.getByText('The last day must not be before the first')).toBeVisible();
    await expect(canvas.getByText(/ of 2026 Q3, days in UTC \(System Settings\)\.$/u)).toBeVisible();
    await expect(args.onPeriod).not.toHaveBeenCalled();
  },
});

export const NothingYet = meta.story({
  tags: ['empty'],
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No revenue in this period')).toBeVisible();
  },
});

/** The address names no period: it is not read as another one. */
export const NoPeriod = meta.story({
  args: { period: periodOf('abc'), entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('“abc” is no period')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Period' })).toHaveDisplayValue('abc');
  },
});
