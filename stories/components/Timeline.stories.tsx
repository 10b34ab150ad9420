import { expect, within } from 'storybook/test';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { Timeline } from '#src/components/Timeline/Timeline.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Timeline',
  component: Timeline,
  args: {
    label: 'History',
    items: [
      {
        id: '1',
        actor: 'Omar Farouk',
        action: 'added a comment',
        time: '2026-11-20 08:14',
        body: 'The list of units stays empty after the import.',
      },
      {
        id: '2',
        actor: 'Sara Khalil',
        action: 'added an internal note',
        time: '2026-11-20 09:02',
        body: 'Reproduced with the sample file.',
        mark: <Badge intent="warning">Internal note</Badge>,
      },
      {
        id: '3',
        actor: 'Sara Khalil',
        action: 'changed the status from Open to In Progress',
        time: '2026-11-20 09:05',
      },
    ],
  },
});

/** A marked item has a badge and a dashed frame, not only another background. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'History' })).getAllByRole('listitem');
    await expect(items).toHaveLength(3);
    const [comment, note] = items;
    await expect(note).toHaveTextContent('Sara Khalil added an internal note Internal note2026-11-20 09:02');
    const frame = (item: HTMLElement | undefined) =>
      getComputedStyle(item?.querySelector('[data-body]') ?? document.body).borderTopStyle;
    await expect(frame(comment)).toBe('none');
    await expect(frame(note)).toBe('dashed');
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
        action: 'added a comment',
        time: '2026-11-20 08:14',
        body: 'unbreakable'.repeat(40),
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
