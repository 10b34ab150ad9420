import { expect, within } from 'storybook/test';
import { Timeline } from '#src/components/Timeline/Timeline.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Library/Display/Timeline',
  component: Timeline,
  args: {
    label: 'History',
    items: [
      { id: '1', actor: 'Omar Farouk', action: 'added a comment', time: '2026-11-20 08:14' },
      { id: '2', actor: 'Sara Khalil', action: 'added an internal note', time: '2026-11-20 09:02' },
      {
        id: '3',
        actor: 'Sara Khalil',
        action: 'changed the status from Open to In Progress',
        time: '2026-11-20 09:05',
      },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'History' })).getAllByRole('listitem');
    await expect(items).toHaveLength(3);
    await expect(items[1]).toHaveTextContent('Sara Khalil added an internal note2026-11-20 09:02');
  },
});

/** Long words break inside of their item. */
export const LongTexts = meta.story({
  tags: ['long'],
  args: {
    items: [
      {
        id: '1',
        actor: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4),
        action: `added a comment to ${'unbreakable'.repeat(40)}`,
        time: '2026-11-20 08:14',
      },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});

export const OneItem = meta.story({
  args: {
    items: [{ id: '1', actor: 'Sara Khalil', action: 'opened it', time: '2026-11-20 09:05' }],
  },
});

export const Narrow = meta.story({
  ...LongTexts.input,
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
});
