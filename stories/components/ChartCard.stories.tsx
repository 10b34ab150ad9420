import { expect, within } from 'storybook/test';
import { BarChart } from '#src/components/BarChart/BarChart.tsx';
import { ChartCard } from '#src/components/ChartCard/ChartCard.tsx';
import preview from '#storybook/preview.tsx';

const title = 'Tickets by Priority';

const meta = preview.meta({
  title: 'Library/Display/ChartCard',
  component: ChartCard,
  argTypes: { children: { control: false } },
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
    children: (
      <BarChart
        label="Tickets by Priority: Medium 148, High 61."
        bars={[
          { name: 'Medium', value: 148, text: '148' },
          { name: 'High', value: 61, text: '61' },
        ]}
      />
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: title }));
    await expect(await card.findByRole('img', { name: /Medium 148, High 61/u })).toBeVisible();
    await expect(card.queryByRole('table')).toBeNull();
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

export const Empty = meta.story({
  tags: ['empty'],
  args: { table: { columns: [], rows: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No figures yet')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow' } } });
