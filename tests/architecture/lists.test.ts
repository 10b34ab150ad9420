import { expect, it } from 'vitest';
import { allScreens } from '#src/app/routes/screens.ts';
import { lists } from './lists.ts';
import { sourcesOf } from './sources.ts';

const headings = allScreens.map(({ heading }) => heading);

it('are described in files named xList.ts', () => {
  const describing = sourcesOf('src/features')
    .filter(({ path, text }) => text.includes('describeList<') && !path.includes('/shared/'))
    .map(({ path }) => path);
  expect(describing.filter((path) => !/List\.tsx?$/.test(path))).toEqual([]);
  expect(lists.length).toBeGreaterThanOrEqual(describing.length);
});

it.each(lists)('the title of $name is a heading of the navigation', ({ description }) => {
  expect(headings).toContain(description.title);
});
