import { expect } from 'storybook/test';
import { Level } from '#src/components/Level/Level.tsx';
import { Row } from '#stories/components/frames.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Library/Display/Level',
  component: Level,
  args: { children: 'High', level: 3 as const },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('High')).toBeVisible();
    await expect(canvasElement.querySelectorAll('i[data-filled]')).toHaveLength(3);
    // Screen readers read the word alone.
    await expect(canvasElement.querySelector('[aria-hidden]')).toHaveTextContent('');
  },
});

export const Levels = meta.story({
  render: () => (
    <Row>
      <Level level={1}>Low</Level>
      <Level level={2}>Medium</Level>
      <Level level={3}>High</Level>
      <Level level={4} alarming>
        Critical
      </Level>
    </Row>
  ),
});
