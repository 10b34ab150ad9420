import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { sourcesOf } from '#scripts/sources.ts';
import { builtScreens } from '#src/app/routes/screens.ts';
import { lists } from './lists.ts';

it('are described in files named xList.ts', () => {
  const describing = sourcesOf('src/features')
    .filter(({ path, text }) => text.includes('describeList<') && !path.includes('/shared/'))
    .map(({ path }) => path);
  expect(describing.filter((path) => !/List\.tsx?$/.test(path))).toEqual([]);
  expect(lists.length).toBeGreaterThanOrEqual(describing.length);
});

it.each(lists)('the title of $name is the heading of a screen of its folder', ({ folder, description }) => {
  const screens = builtScreens.filter(({ module }) => dirname(module) === folder);
  expect(screens.map(({ heading }) => heading)).toContain(description.title);
});

it.each(lists.map(({ name, description }) => [name, description] as const))(
  'the card of %s shows columns of the list, each once',
  (_, { card, columns }) => {
    const shown = [card.title, card.corner ?? [], ...card.lines]
      .flat()
      .map((line) => (typeof line === 'string' ? line : line.column));
    expect(shown.filter((id) => !columns.some((column) => column.id === id))).toEqual([]);
    expect(new Set(shown).size).toBe(shown.length);
  },
);
