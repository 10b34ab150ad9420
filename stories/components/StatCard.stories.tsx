import { Building2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { StatCard, StatGrid } from '#src/components/StatCard/StatCard.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Library/Display/StatCard',
  component: StatCard,
  args: {
    title: 'Total Developers',
    value: '247',
    subtitle: 'Registered companies',
    icon: <Building2 />,
    trend: 12,
    trendNote: 'from last month',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Total Developers');
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('247');
  },
});

export const Falling = meta.story({
  args: { title: 'Active Subscriptions', value: '198', trend: -5 },
});

export const NumberOnly = meta.story({
  args: { title: 'Closed', value: '89', subtitle: undefined, icon: undefined, trend: undefined },
});

/** The card of the filter that is set. */
export const Pressed = meta.story({
  args: {
    title: 'Active',
    value: '12',
    subtitle: undefined,
    trend: undefined,
    action: { label: 'Show Active', pressed: true, onSelect: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show Active', pressed: true })).toBeVisible();
  },
});

/** A press anywhere on the card runs the action; title and number are not part of the button's name. */
export const LeadsToFilter = Pressed.extend({
  tags: ['behaviour'],
  args: { scope: 'Of all companies' },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('button', { name: 'Show Active' });
    await expect(control).not.toContainElement(canvas.getByRole('term'));
    const { left, top, right, bottom } = canvas.getByRole('term').getBoundingClientRect();
    await expect(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)).toBe(control);
    await userEvent.click(control);
    control.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.action?.onSelect).toHaveBeenCalledTimes(2);
  },
});

export const LongValues = meta.story({
  tags: ['long'],
  args: { title: 'Subscriptions that end before the next billing date', value: '1,204,117,902' },
});

export const InGrid = meta.story({
  render: (args) => (
    <StatGrid>
      <StatCard {...args} />
      <StatCard {...args} title="Total Projects" value="1,429" />
      <StatCard {...args} title="Total Users" value="15,362" />
      <StatCard {...args} title="Active Subscriptions" value="198" trend={-5} trendNote={undefined} />
    </StatGrid>
  ),
});
