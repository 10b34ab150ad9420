import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Tabs, type TabsProps } from '#src/components/Tabs/Tabs.tsx';
import preview from '#storybook/preview.tsx';
import { Slim } from './frames.tsx';

function Live(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Tabs
      {...props}
      value={value}
      onValueChange={(next) => {
        props.onValueChange(next);
        setValue(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Views',
    value: 'all',
    onValueChange: fn(),
    tabs: [
      { value: 'all', label: 'All developers', panel: 'All users' },
      { value: 'week', label: 'Signed in this week', panel: 'Users of this week' },
      { value: 'free', label: 'Without company', panel: 'Users without a company' },
    ],
  },
  render: (args) => <Live {...args} />,
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tablist', { name: 'Views' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenCalledWith('week');
    await expect(canvas.getByRole('tab', { name: 'Signed in this week' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Signed in this week' })).toHaveTextContent(
      'Users of this week',
    );
  },
});

export const Pressed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Without company' }));
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Without company');
  },
});

/** Tabs that do not fit scroll horizontally. */
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <Slim>
        <Story />
      </Slim>
    ),
  ],
});
