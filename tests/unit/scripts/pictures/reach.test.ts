import { expect, it } from 'vitest';
import { type ModuleStats, reachedStories } from '#scripts/pictures/reach.ts';

const button = './stories/components/Button.stories.tsx';
const card = './stories/components/Card.stories.tsx';

/** A graph from each module to the modules that import it. */
const graph = (importers: Readonly<Record<string, readonly string[]>>): ModuleStats => ({
  modules: Object.entries(importers).map(([name, names]) => ({
    name,
    reasons: names.map((moduleName) => ({ moduleName })),
  })),
});
const before = graph({
  [button]: ['/virtual:stories.js'],
  [card]: ['/virtual:stories.js'],
  './src/Button.tsx': [button, './src/Card.tsx'],
  './src/Card.tsx': [card],
  './src/buttonStyle.ts': ['./src/Button.tsx'],
  './src/cardLook.ts?inline': ['./src/Card.tsx'],
});
const reached = (changed: string[], graphs = [before]) =>
  [...(reachedStories(graphs, changed) ?? ['all'])].sort();
const buttonStory = button.slice(2);
const cardStory = card.slice(2);

it('reaches the stories that import a module, directly or through others', () => {
  expect(reached(['src/buttonStyle.ts'])).toEqual([buttonStory, cardStory]);
  expect(reached(['src/Card.tsx'])).toEqual([cardStory]);
  expect(reached(['src/cardLook.ts'])).toEqual([cardStory]);
  expect(reached([buttonStory])).toEqual([buttonStory]);
});

it('reaches no story from files that are not in the Storybook', () => {
  expect(reached(['README.md', 'tests/unit/button.test.ts', 'scripts/test.ts'])).toEqual([]);
});

it('takes the imports before the change too', () => {
  const after = graph({ [button]: [], './src/Button.tsx': [button] });
  expect(reached(['src/buttonStyle.ts'], [after])).toEqual([]);
  expect(reached(['src/buttonStyle.ts'], [before, after])).toEqual([buttonStory, cardStory]);
});

it('ends in a circle of imports', () => {
  const circle = graph({ [button]: [], './src/a.ts': ['./src/b.ts', button], './src/b.ts': ['./src/a.ts'] });
  expect(reached(['src/b.ts'], [circle])).toEqual([buttonStory]);
});

it.each([
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '.storybook/main.ts',
  '.storybook/public/mockServiceWorker.js',
  'scripts/build/compile.ts',
])('reaches every story from %s', (file) => {
  expect(reached([file])).toEqual(['all']);
});
