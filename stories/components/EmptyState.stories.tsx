import { expect } from 'storybook/test';
import { Button } from '#src/components/Button/Button.tsx';
import { EmptyState } from '#src/components/EmptyState/EmptyState.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Library/Messages/EmptyState',
  component: EmptyState,
  args: {
    title: 'No developers found',
    text: 'Add the first one',
    action: <Button fill="solid">Add Developer</Button>,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No developers found')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add Developer' })).toBeVisible();
  },
});

export const NoMatches = meta.story({
  tags: ['empty'],
  args: { text: 'Nothing matches these filters', action: <Button>Clear filters</Button> },
});

export const TitleOnly = meta.story({ args: { text: undefined, action: undefined } });
