import { expect, it } from 'vitest';
import { planShots, type Selection, viewsOf } from '#scripts/pictures/shots.ts';
import type { Entry, StoryIndex } from '#scripts/published/entries.ts';

const story = (title: string, name: string, others: Partial<Entry> = {}): Entry => ({
  id: `${title.toLowerCase().replaceAll('/', '-')}--${name.toLowerCase()}`,
  title,
  name,
  type: 'story',
  importPath: `./stories/${title}.stories.tsx`,
  ...others,
});
const index = (...entries: Entry[]): StoryIndex => ({
  entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])),
});
const button = story('Components/Button', 'Default');
const busy = story('Components/Button', 'Busy');
const screen = story('Screens/Plans', 'Default');
const all: Selection = { words: [], reached: null };

/** The shots as text: `+` only after the change, `-` only before it. */
const plan = (before: StoryIndex, after: StoryIndex, selection: Partial<Selection> = {}) =>
  planShots(before, after, { ...all, ...selection }).map(
    ({ story: { id }, before: old, after: now }) => `${old ? '' : '+'}${now ? '' : '-'}${id}`,
  );

it('takes every story', () => {
  const both = index(button, busy, screen, story('Screens/Plans', 'Empty'));
  expect(plan(both, both)).toEqual([
    'components-button--default',
    'components-button--busy',
    'screens-plans--default',
    'screens-plans--empty',
  ]);
});

it('leaves out docs pages and stories for test runs only', () => {
  const both = index(button, { ...busy, type: 'docs' }, { ...screen, tags: ['test'] });
  expect(plan(both, both)).toEqual(['components-button--default']);
});

it('takes behaviours only when asked, also when only one of the Storybooks knows that they are', () => {
  const before = index(button, busy);
  const after = index(button, { ...busy, tags: ['dev', 'behaviour'] });
  expect(plan(before, after)).toEqual(['components-button--default']);
  expect(plan(after, before)).toEqual(['components-button--default']);
  expect(plan(before, after, { behaviours: true })).toHaveLength(2);
});

it('takes new and removed stories from the Storybook that has them', () => {
  expect(plan(index(button, busy), index(screen, button))).toEqual([
    '+screens-plans--default',
    'components-button--default',
    '-components-button--busy',
  ]);
});

it('takes stories with one of the words in their id', () => {
  const both = index(button, busy, screen);
  expect(plan(both, both, { words: ['busy', 'plans'] })).toEqual([
    'components-button--busy',
    'screens-plans--default',
  ]);
});

it('skips stories that the change does not reach, and never new or removed ones', () => {
  const reached = new Set(['stories/Screens/Plans.stories.tsx']);
  expect(plan(index(button, busy), index(button, screen), { reached })).toEqual([
    '+screens-plans--default',
    '-components-button--busy',
  ]);
  const both = index(button, screen);
  expect(plan(both, both, { reached })).toEqual(['screens-plans--default']);
});

it('takes a story in light and dark, the Default of a screen also at 390 px', () => {
  const views = (entry: Entry, light = false) =>
    viewsOf(entry, light).map(({ theme, onPhone }) => `${theme}${onPhone ? ' at 390 px' : ''}`);
  expect(views(button)).toEqual(['light', 'dark']);
  expect(views(screen)).toEqual(['light', 'dark', 'light at 390 px', 'dark at 390 px']);
  expect(views(story('Screens/Plans', 'Empty'))).toEqual(['light', 'dark']);
  expect(views(screen, true)).toEqual(['light', 'light at 390 px']);
});
