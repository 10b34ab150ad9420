import { expect, it } from 'vitest';
import { keepOffsets, MOST_PAGES, offsetsOf } from '#src/app/shell/useScrollAndFocus.ts';

it('the offsets of as many pages are kept as the history of a tab has', () => {
  const list = new Map([['list', 120]]);
  for (let page = 0; page <= MOST_PAGES; page += 1) {
    keepOffsets(`page ${page}`, list);
    // The first page is still used, the second is not.
    keepOffsets('page 0', list);
  }
  expect(offsetsOf('page 0')).toEqual(list);
  expect(offsetsOf('page 1').size).toBe(0);
  expect(offsetsOf('page 2')).toEqual(list);
  expect(offsetsOf(`page ${MOST_PAGES}`)).toEqual(list);
});
