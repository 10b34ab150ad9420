import { expect } from 'storybook/test';
import { Heading, Text } from '#src/components/Typography/Typography.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Library/Display/Typography',
  component: Heading,
  args: { level: 1 as const, children: 'Developer Management' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Developer Management');
  },
});

export const Levels = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Heading level={1}>Title of a page, 20 px</Heading>
      <Heading level={2}>Title of a card or dialog, 16 px</Heading>
      <Heading level={3}>Title of a section, 14 px</Heading>
      <Text>
        Running text of 14 px. Its lines are at most 72 characters long, so that the eye finds the next one
        without effort, however wide the window is.
      </Text>
      <Text muted size="table">
        Secondary text is muted; text of tables has 13 px.
      </Text>
      <Text muted size="small">
        Hints and captions have 12 px.
      </Text>
    </div>
  ),
});
