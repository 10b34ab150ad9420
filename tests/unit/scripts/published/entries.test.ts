import { expect, it } from 'vitest';
import { type Entry, shownEntries, splitForVisitors } from '#scripts/published/entries.ts';

const entry = (id: string, title: string, tags?: string[]): Entry => ({
  id,
  title,
  name: id,
  type: 'story',
  importPath: './stories/x.stories.tsx',
  ...(tags ? { tags } : {}),
});
const button = entry('button--default', 'Button', ['dev', 'test']);
const busy = entry('button--busy', 'Button');
const card = entry('card--default', 'Card', ['dev']);
const guard = entry('guards--seen', 'Guards', ['test']);
const index = { entries: Object.fromEntries([button, card, guard, busy].map((each) => [each.id, each])) };
const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id);

it('visits what the sidebar shows', () => {
  expect(ids(shownEntries(index))).toEqual([button.id, card.id, busy.id]);
});

it('visits what is asked for', () => {
  expect(ids(shownEntries(index, ['card', 'busy']))).toEqual([card.id, busy.id]);
  expect(shownEntries(index, ['nothing'])).toEqual([]);
});

it('gives each title to one visitor, and no visitor nothing', () => {
  const parts = splitForVisitors(shownEntries(index), 2).map(ids);
  expect(parts).toEqual([[button.id, busy.id], [card.id]]);
  expect(splitForVisitors([button, busy], 2)).toHaveLength(1);
});
