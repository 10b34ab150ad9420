import { expect, it } from 'vitest';
import { figureOf } from '#src/features/shared/list/describe/cards.ts';
import { choiceFilter } from '#src/features/shared/list/describe/filters.ts';

interface Row {
  readonly state: string;
  readonly size: number;
}

const filters = {
  status: choiceFilter(
    'Status',
    [
      { value: 'Open', label: 'Open' },
      { value: 'Over', label: 'Over', matches: ['Won', 'Lost'] },
    ],
    ({ state }: Row) => state,
  ),
} as const;

const rows: readonly Row[] = ['Open', 'Won', 'Lost', 'Open', 'Open', 'Void'].map((state, size) => ({
  state,
  size,
}));
const common = { title: 'A card', icon: null };

it('counts the rows that match the filter of the card', () => {
  expect(figureOf(filters, { ...common, status: 'Open' }, rows)).toBe(3);
  expect(figureOf(filters, { ...common, status: 'Over' }, rows)).toBe(2);
  expect(figureOf(filters, { ...common, status: 'Open' }, [])).toBe(0);
});

it('takes any other figure from all rows', () => {
  const sum = (all: readonly Row[]) => all.reduce((total, { size }) => total + size, 0);
  expect(figureOf(filters, { ...common, figure: sum }, rows)).toBe(15);
});
