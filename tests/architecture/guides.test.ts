import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourcesOf } from '#scripts/sources.ts';
import { loadExamples } from '#stories/guides/examples/loadExamples.ts';
import { groupOf, guideOf, guides } from '#stories/guides/guides.ts';

const titles = sourcesOf('stories')
  .map(({ text }) => /\btitle: '(Library\/[^']+)'/.exec(text)?.[1])
  .filter((title) => title !== undefined);

it('every component has a guide', () => {
  const components = readdirSync('src/components', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'theme')
    .map(({ name }) => name);
  expect([...components.filter((name) => !guides[name])]).toEqual([]);
});

it('every docs page has the guide of its component', () => {
  expect(titles.filter((title) => !guideOf(title))).toEqual([]);
});

it('no guide is left without its component, and none is empty', () => {
  const named = new Set(titles.map((title) => title.split('/')[2]));
  const idle = Object.entries(guides).filter(
    ([name, { use, notFor, screenReaders, do: advice, dont }]) =>
      !named.has(name) || [use, notFor, screenReaders, advice, dont].some((points) => points.length === 0),
  );
  expect(idle).toEqual([]);
});

/** Components that fill the window, or need the data of a whole list: their states are the examples. */
const withoutExample = ['BrandCard', 'DataTable', 'ProgressLine', 'Sidebar'];

it('the advice of every other component is shown live, by points that its guide has', async () => {
  const place = (example: unknown) => (Array.isArray(example) ? Number(example[0]) : 0);
  const missing: string[] = [];
  for (const [name, guide] of Object.entries(guides)) {
    const example = (await loadExamples(groupOf(name) ?? ''))[name];
    const shown = example && guide.do[place(example.do)] && guide.dont[place(example.dont)];
    if (Boolean(shown) === withoutExample.includes(name)) missing.push(name);
  }
  expect(missing).toEqual([]);
});
