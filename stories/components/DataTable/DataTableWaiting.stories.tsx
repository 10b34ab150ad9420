import { expect, fn } from 'storybook/test';
import { DataTable } from '#src/components/DataTable/DataTable.tsx';
import { readyResult } from '#src/lib/queryResult.ts';
import { tableArgs } from '#stories/components/DataTable/args.ts';
import { type Person, people, selection, shown } from '#stories/components/DataTable/people.tsx';
import { StatefulTable } from '#stories/components/DataTable/StatefulTable.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Library/Pages/DataTable',
  tags: ['!autodocs'],
  component: DataTable<Person>,
  render: StatefulTable,
  args: {
    ...tableArgs,
    selection: selection(),
  },
});

function bar(root: Element, cell: string): CSSStyleDeclaration {
  const found = root.querySelector(`[data-skeleton] td${cell}`);
  if (!found) throw new Error(`No bar in ${cell}`);
  return getComputedStyle(found, '::before');
}

/** The brightness of a computed colour: the sum of its channels. */
function brightness(colour: string): number {
  return (colour.match(/\d+/gu) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
}

/** Skeletons have the shape of the content: the checkbox, numbers at the end of their column, the action icons. */
export const LoadingSelectable = meta.story({
  tags: ['loading'],
  args: { state: { status: 'loading', retry: fn() } },
  play: async ({ canvas, canvasElement }) => {
    const tick = bar(canvasElement, '[data-variant~="select"]');
    await expect([tick.width, tick.height]).toEqual(['16px', '16px']);
    await expect(Number.parseFloat(bar(canvasElement, '[data-variant~="end"]').marginLeft)).toBeGreaterThan(
      8,
    );
    const icons = bar(canvasElement, '[data-variant~="actions"]');
    await expect([icons.width, icons.marginRight]).toEqual(['76px', '6px']);
    // There is nothing to select yet.
    await expect(canvas.getByRole('checkbox', { name: 'Select all people' })).toBeDisabled();
  },
});

/** In the dark theme, skeletons are lighter than the background: darker ones look like redacted text. */
export const LoadingDark = meta.story({
  tags: ['loading'],
  globals: { theme: 'dark' },
  args: { state: { status: 'loading', retry: fn() } },
  play: async ({ canvas, canvasElement }) => {
    const card = getComputedStyle(canvasElement.querySelector('[data-skeleton]') as Element);
    await expect(brightness(bar(canvasElement, ':nth-child(2)').backgroundColor)).toBeGreaterThan(
      brightness(card.backgroundColor),
    );
    const all = getComputedStyle(canvas.getByRole('checkbox', { name: 'Select all people' }));
    await expect(brightness(all.backgroundColor)).toBeGreaterThan(brightness(card.backgroundColor));
  },
});

/** Cards have skeletons of their badge and actions too. */
export const LoadingNarrow = meta.story({
  tags: ['loading', 'narrow'],
  globals: { viewport: { value: 'narrow' } },
  args: { state: { status: 'loading', retry: fn() } },
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement, '[data-variant~="corner"]').width).toBe('60px');
    await expect(bar(canvasElement, '[data-variant~="actions"]').width).toBe('104px');
  },
});

export const NothingToSelect = meta.story({
  tags: ['empty'],
  args: { ...shown([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select all people' })).toBeDisabled();
  },
});

/** The rows of an earlier request are in sight while others are read: all of them cannot be selected, by key either. */
export const Outdated = meta.story({
  args: {
    ...shown(people(20)),
    state: { ...readyResult({ rows: people(20), total: 20 }), refreshing: true, isPrevious: true },
  },
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all people' });
    await expect(all).toBeDisabled();
    await userEvent.click(canvas.getAllByRole('checkbox', { name: /^Select (?!all)/u })[0] ?? all);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  },
});
