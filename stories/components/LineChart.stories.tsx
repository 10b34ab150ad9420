import { expect, fireEvent } from 'storybook/test';
import { LineChart } from '#src/components/LineChart/LineChart.tsx';
import { formatNumber } from '#src/lib/text.ts';
import preview from '#storybook/preview.tsx';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const meta = preview.meta({
  title: 'Library/Display/LineChart',
  component: LineChart,
  args: {
    label: 'Open tickets and answered tickets in 2026: both rise.',
    categories: months,
    series: [
      { name: 'Opened', values: [400, 455, 510, 565, 620, 675, 730, 785, 840, 895, 950, 1005] },
      { name: 'Answered', values: [260, 290, 320, 350, 380, 410, 440, 470, 500, 530, 560, 590] },
    ],
    format: formatNumber,
  },
});

/** A picture with a name; each line says at its end what it is and where it ends. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const picture = await canvas.findByRole('img', { name: args.label });
    await expect(await canvas.findByText('Opened')).toBeVisible();
    await expect(canvas.getByText('1,005')).toBeVisible();
    await expect(canvas.getByText('Answered')).toBeVisible();
    await expect(picture.querySelectorAll('[data-series] title')).toHaveLength(24);
    await expect(picture.querySelector('title')).toHaveTextContent('Opened, Jan: 400');
  },
});

/** Three series differ in lightness and in the shape of their points. */
export const ThreeSeries = meta.story({
  args: {
    series: ['First', 'Second', 'Third'].map((name, at) => ({
      name,
      values: months.map((_, month) => 300 - at * 80 + month * (30 - at * 8)),
    })),
  },
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('img');
    await canvas.findByText('Third');
    const lines = [...picture.querySelectorAll('[data-series]')];
    const colours = lines.map((line) => getComputedStyle(line).color);
    const marks = lines.map((line) => line.querySelectorAll('path')[1]?.getAttribute('d'));
    await expect(new Set(colours).size).toBe(3);
    await expect(new Set(marks).size).toBe(3);
  },
});

/** Names of lines that end at the same value are moved apart. */
export const SameEnd = meta.story({
  args: {
    series: [
      { name: 'Planned', values: months.map((_, at) => 100 + at) },
      { name: 'Reached', values: months.map((_, at) => 89 + at * 2) },
    ],
  },
  play: async ({ canvas }) => {
    const [upper, lower] = [await canvas.findByText('Planned'), canvas.getByText('Reached')].map((name) =>
      name.getBoundingClientRect(),
    );
    await expect(Math.abs((upper?.top ?? 0) - (lower?.top ?? 0))).toBeGreaterThanOrEqual(30);
  },
});

/** A series of one month is drawn as a single point. */
export const OneMonth = meta.story({
  args: { categories: ['Jan'], series: [{ name: 'Opened', values: [3] }] },
});

export const Zeros = meta.story({
  tags: ['empty'],
  args: { series: [{ name: 'Opened', values: months.map(() => 0) }] },
});

/** Long names are cut in the picture; its label, and the table beside it, have them whole. */
export const LongValues = meta.story({
  tags: ['long'],
  args: {
    categories: months.map((month) => `${month} of a very long year`),
    series: [
      { name: 'Tickets that were opened by property managers', values: months.map((_, at) => at * 1e6) },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Tickets that wer…')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** Fewer months are named where there is less room. */
export const Narrow = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dec')).toBeVisible();
    await expect(canvas.queryByText('Nov')).toBeNull();
  },
});

/** The pointer and the arrow keys read the values of one month, with their shares. */
export const Reading = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText('Opened');
    const reader = canvas.getByRole('slider', { name: `Read ${args.label}` });
    await userEvent.tab();
    await expect(reader).toHaveFocus();
    await expect(canvas.getByText('Dec: Opened 1,005 (63.0%), Answered 590 (37.0%)')).toBeVisible();
    // The testing library does not move a slider by its keys.
    fireEvent.change(reader, { target: { value: '10' } });
    await expect(reader).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Nov: Opened 950/u));
    await userEvent.tab();
    await expect(canvas.queryByText(/^Nov: Opened/u)).toBeNull();
  },
});

/** The name of a series leads to what it counts. */
export const Linked = meta.story({
  parameters: { route: '/master/reports' },
  args: { series: [{ name: 'Opened', values: months.map(() => 4), href: '/master/support-management' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Opened 4' })).toHaveAttribute(
      'href',
      '/master/support-management',
    );
  },
});
