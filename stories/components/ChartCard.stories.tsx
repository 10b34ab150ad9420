import { type ComponentType, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { BarChart, type BarChartProps } from '#src/components/BarChart/BarChart.tsx';
import { ChartCard, type ChartCardProps } from '#src/components/ChartCard/ChartCard.tsx';
import { barChartSize } from '#src/components/ChartCard/chartSizes.ts';
import { loadOnce } from '#src/components/loadOnce.ts';
import preview from '#storybook/preview.tsx';

const title = 'Tickets by Priority';
const here = () => loadOnce<ComponentType<BarChartProps>>(() => Promise.resolve(BarChart));

/** The two tries of showing it fail, as on a broken connection. */
function comesLater() {
  let tries = 0;
  return loadOnce<ComponentType<BarChartProps>>(() => {
    tries += 1;
    return tries <= 2 ? Promise.reject(new Error('offline')) : Promise.resolve(BarChart);
  });
}

function TicketChart(props: ChartCardProps<BarChartProps>) {
  return <ChartCard {...props} />;
}

const meta = preview.meta({
  title: 'Components/ChartCard',
  component: TicketChart,
  // The props of a generic component are not found.
  argTypes: {
    table: { description: 'The same numbers as a table.' },
    part: {
      control: false,
      description: 'The chart component, whose code is loaded after the text of the page.',
    },
    chart: { control: false, description: 'Props of the chart.' },
    blockSize: { description: 'Height of the chart in px, reserved until the chart is loaded.' },
  },
  args: {
    title,
    table: {
      columns: [
        { header: 'Priority', numeric: false },
        { header: 'Tickets', numeric: true },
      ],
      rows: [
        ['Medium', '148'],
        ['High', '61'],
      ],
    },
    part: here(),
    chart: {
      label: 'Tickets by Priority: Medium 148, High 61.',
      bars: [
        { name: 'Medium', value: 148, text: '148' },
        { name: 'High', value: 61, text: '61' },
      ],
    },
    blockSize: barChartSize(2),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: title }));
    await expect(await card.findByRole('img', { name: /Medium 148, High 61/u })).toBeVisible();
    await expect(card.queryByRole('table')).toBeNull();
  },
});

/** The chart's place is kept free until its code is there. */
export const Loading = meta.story({
  tags: ['loading'],
  args: { part: loadOnce<ComponentType<BarChartProps>>(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: title });
    await expect(card).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(card.offsetHeight).toBeGreaterThan(barChartSize(2));
  },
});

/** The same numbers in a table, and back. */
export const ShowingTable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Show table of ${title}` }));
    const table = within(canvas.getByRole('table', { name: title }));
    await expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Priority',
      'Tickets',
    ]);
    await expect(table.getByRole('row', { name: 'Medium 148' })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('button', { name: `Show chart of ${title}` })).toHaveFocus();
  },
});

/** When the chart's code cannot be loaded, the table is shown. */
export const NotLoaded = meta.story({
  tags: ['failed'],
  // A part per mount: the Storybook may mount a story twice.
  render: function Chart(args) {
    const [part] = useState(comesLater);
    return <TicketChart {...args} part={part} />;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: title })).toBeVisible();
  },
});

/** Show chart tries again. */
export const LoadedLater = NotLoaded.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: title });
    await userEvent.click(canvas.getByRole('button', { name: `Show chart of ${title}` }));
    await waitFor(() => expect(canvas.getByRole('img', { name: /Medium 148/u })).toBeVisible());
  },
});

export const NothingYet = meta.story({
  tags: ['empty'],
  args: { table: { columns: [], rows: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No figures yet')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow' } } });
