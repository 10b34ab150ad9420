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
      { value: 'all', label: 'All developers', panel: 'Everybody' },
      { value: 'week', label: 'Signed in this week', panel: 'Who was here' },
      { value: 'free', label: 'Without company', panel: 'Who stands alone' },
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
      'Who was here',
    );
  },
});

export const Pressed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Without company' }));
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Without company');
  },
});

/** Scrolls inside its line. */
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <Slim>
        <Story />
      </Slim>
    ),
  ],
});
