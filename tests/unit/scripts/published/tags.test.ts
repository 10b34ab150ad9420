import { expect, it } from 'vitest';
import { flawsOfTags } from '#scripts/published/tags.ts';

it.each([
  [[], 1200, []],
  [['narrow', 'long'], 390, []],
  [[], 390, ['It is narrow, and has no tag narrow.']],
  [['narrow'], 1200, ['It has the tag narrow, and is not narrow.']],
])('tags %j, %i px', (tags, width, flaws) => {
  expect(flawsOfTags(tags, width)).toEqual(flaws);
});
