import { expect, it } from 'vitest';
import { type MenuItem, menuGroups } from '#src/components/Menu/items.ts';

const item = (id: string): MenuItem => ({ id, label: id });
const line = (id: string): MenuItem => ({ type: 'separator', id });
const heading = (id: string): MenuItem => ({ type: 'heading', id, label: id });

function shape(items: readonly MenuItem[]) {
  return menuGroups(items).map((group) => [
    group.separated ? '—' : '',
    group.heading ?? '',
    ...group.items.map(({ id }) => id),
  ]);
}

it('keeps plain items together', () => {
  expect(shape([item('edit'), item('delete')])).toEqual([['', '', 'edit', 'delete']]);
});

it('cuts at separators and headings', () => {
  expect(shape([item('a'), line('1'), item('b'), heading('h'), item('c')])).toEqual([
    ['', '', 'a'],
    ['—', '', 'b'],
    ['', 'h', 'c'],
  ]);
});

it('draws one line before a heading that follows a separator', () => {
  expect(shape([item('a'), line('1'), heading('h'), item('b')])).toEqual([
    ['', '', 'a'],
    ['—', 'h', 'b'],
  ]);
});

it('draws no line before the first items, after the last, or twice in a row', () => {
  expect(shape([line('1'), item('a'), line('2'), line('3'), item('b'), line('4')])).toEqual([
    ['', '', 'a'],
    ['—', '', 'b'],
  ]);
});

it('leaves out a heading without items', () => {
  expect(shape([heading('empty'), heading('h'), item('a')])).toEqual([['', 'h', 'a']]);
});
