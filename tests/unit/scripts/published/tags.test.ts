import { expect, it } from 'vitest';
import { flawsOfTags } from '#scripts/published/tags.ts';

it.each([
  [[], 1200, '', []],
  [['narrow', 'long'], 390, 'ltr', []],
  [['rtl'], 1200, 'rtl', []],
  [[], 390, 'ltr', ['It is narrow, and has no tag narrow.']],
  [
    ['narrow', 'rtl'],
    1200,
    'ltr',
    ['It has the tag narrow, and is not narrow.', 'It has the tag rtl, and is not rtl.'],
  ],
])('tags %j, %i px, %s', (tags, width, direction, flaws) => {
  expect(flawsOfTags({ tags, width, direction })).toEqual(flaws);
});
