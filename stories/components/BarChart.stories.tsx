import { expect } from 'storybook/test';
import { BarChart } from '#src/components/BarChart/BarChart.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Library/Display/BarChart',
  component: BarChart,
  args: {
    label: 'Tickets by priority: Medium 148, High 61, Critical 14.',
    bars: [
      { name: 'Medium', value: 148, text: '148 (66.4%)' },
      { name: 'High', value: 61, text: '61 (27.4%)' },
      { name: 'Critical', value: 14, text: '14 (6.3%)' },
    ],
  },
});

/** Every bar has its name and its value in text; its length is in proportion to the value. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const picture = await canvas.findByRole('img', { name: args.label });
    await expect(await canvas.findByText('148 (66.4%)')).toBeVisible();
    await expect(canvas.getByText('Critical')).toBeVisible();
    const widths = [...picture.querySelectorAll('[data-bar]')].map(
      (bar) => bar.getBoundingClientRect().width,
    );
    await expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(61 / 148, 2);
  },
});

export const Zeros = meta.story({ tags: ['empty'], args: { bars: [{ name: 'High', value: 0, text: '0' }] } });

export const LongValues = meta.story({
  tags: ['long'],
  args: {
    bars: [
      { name: 'Escalated by a property manager', value: 2_000_000, text: '2,000,000' },
      { name: 'Low', value: 1, text: '1' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Escalated by a p…')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow' } } });
