import { describe, expect, it } from 'vitest';
import { cardHeight, cardLayout, toRowTemplate } from '#src/components/DataTable/rowTemplate.ts';
import type { CardDescription, Column } from '#src/components/DataTable/types.ts';

const columns = ['a', 'b', 'c', 'd', 'e'].map(
  (id): Column<string> => ({ id, header: id.toUpperCase(), text: () => id }),
);
const card: CardDescription<string> = { title: 'a', corner: 'e', lines: ['c', 'b'] };

interface Given {
  readonly hidden?: readonly string[];
  readonly controls?: number;
  readonly flat?: boolean;
  readonly described?: CardDescription<string> | undefined;
}

function layoutOf({ hidden = [], controls = 0, flat = false, ...given }: Given) {
  const visible = columns.filter(({ id }) => !hidden.includes(id));
  const described = 'described' in given ? given.described : card;
  const layout = cardLayout(visible, described, { controls, flat });
  if (!layout) throw new Error('A card has a title.');
  return layout;
}

const linesOf = (given: Given) => layoutOf(given).lines.map(({ column }) => column.id);
const heightOf = (given: Given) => cardHeight(layoutOf(given));
const cellsOf = (given: Given) =>
  toRowTemplate({
    tableId: 't',
    rowName: (row: string) => row,
    columns,
    all: columns,
    selectable: false,
    expandable: false,
    linked: false,
    actions: [],
    title: 'a',
    card: layoutOf(given),
  }).cells;
const positionOf = (line: number, given: Given) => cellsOf(given)[line + 1]?.style;

describe('the lines of a card', () => {
  it('are those of the description, less hidden columns', () => {
    expect(linesOf({})).toEqual(['c', 'b']);
    expect(linesOf({ hidden: ['c'] })).toEqual(['b']);
  });

  it('are the second and third column without a description', () => {
    expect(linesOf({ described: undefined })).toEqual(['b', 'c']);
    expect(layoutOf({ described: undefined }).title.id).toBe('a');
  });
});

describe('a card', () => {
  it('is as high as its title and lines, and has a row for the controls', () => {
    expect(heightOf({})).toBe(87);
    expect(heightOf({ controls: 4 })).toBe(87);
    expect(heightOf({ hidden: ['b'], controls: 3 })).toBe(65);
    expect(heightOf({ hidden: ['b', 'c'] })).toBe(43);
    expect(heightOf({ hidden: ['b', 'c'], controls: 1 })).toBe(65);
  });

  it('has the controls beside its last line', () => {
    expect(positionOf(0, { controls: 3 })).toEqual({ gridRow: 2 });
    expect(positionOf(1, { controls: 3 })).toEqual({ gridRow: 3, inlineSize: 'calc(100% - 128px)' });
    expect(positionOf(1, {})).toEqual({ gridRow: 3 });
  });

  it('has its lines beside each other in a low window, so that more cards are in sight', () => {
    expect(heightOf({ flat: true, controls: 3 })).toBe(65);
    expect(positionOf(0, { flat: true, controls: 3 })).toEqual({ gridRow: 2, gridColumn: -4 });
    expect(positionOf(1, { flat: true, controls: 3 })).toEqual({ gridRow: 2, gridColumn: -3 });
    expect(cellsOf({ flat: true })[0]?.style).toEqual({ gridColumn: '-4 / -2' });
    expect(heightOf({ flat: true, hidden: ['b', 'c'] })).toBe(43);
  });
});

describe('the cells of a card', () => {
  it('are read in the order title, lines, corner', () => {
    expect(cellsOf({}).map(({ column, variant }) => [column.id, variant])).toEqual([
      ['a', 'title'],
      ['c', 'line'],
      ['b', 'line'],
      ['e', 'corner'],
    ]);
  });

  it('begin with their header where they are labelled, and show a dash without a value only then', () => {
    const described = { ...card, lines: ['c', { column: 'b', labelled: true }] };
    const [, plain, labelled] = cellsOf({ described });
    expect([plain?.label, plain?.absent]).toEqual([undefined, '']);
    expect([labelled?.label, labelled?.absent]).toEqual(['B', '—']);
  });
});
