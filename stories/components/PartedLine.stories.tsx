import { expect } from 'storybook/test';
import { PartedLine } from '#src/components/PartedLine/PartedLine.tsx';
import { inWidth } from '#stories/components/frames.tsx';
import preview from '#storybook/preview.tsx';

const mixed = 'شارع الشيخ زايد 101, دبي, 00000, United Arab Emirates';

const meta = preview.meta({
  title: 'Library/Display/PartedLine',
  component: PartedLine,
  args: { line: mixed },
});

/** The left and the right edge of a text, in px. */
function edges(canvasElement: HTMLElement, text: string): { readonly left: number; readonly right: number } {
  const walker = document.createTreeWalker(canvasElement, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(text) ?? -1;
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + text.length);
    return range.getBoundingClientRect();
  }
  throw new Error(`There is no text ${text}`);
}

/** The parts follow each other from left to right, each in its own direction. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const at = (text: string) => edges(canvasElement, text);
    const parts = ['شارع الشيخ زايد 101', 'دبي', '00000', 'United Arab Emirates'].map(at);
    for (const [index, part] of parts.entries()) {
      await expect(part.left).toBeGreaterThan(parts[index - 1]?.right ?? -1);
    }
    // The house number ends the street, which is read from the right.
    await expect(at('101').right).toBeLessThan(at('شارع').left);
    await expect(canvasElement).toHaveTextContent(mixed);
  },
});

/** Where there is no room, the end of the line is missing: here all but the start of the street. */
export const Cut = meta.story({
  args: { cut: true },
  decorators: [inWidth(100)],
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[data-cut]')?.getBoundingClientRect();
    const start = edges(canvasElement, 'شارع');
    await expect(start.left).toBeGreaterThanOrEqual(box?.left ?? Number.POSITIVE_INFINITY);
    await expect(start.right).toBeLessThanOrEqual(box?.right ?? 0);
    await expect(edges(canvasElement, '101').left).toBeLessThan(box?.left ?? 0);
  },
});

/** A line in one direction is plain text. */
export const OneDirection = meta.story({
  args: { line: '14 Marina Walk, Dubai' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14 Marina Walk, Dubai')).toBeVisible();
  },
});
