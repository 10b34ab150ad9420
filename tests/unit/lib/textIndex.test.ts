import { describe, expect, it } from 'vitest';
import { createTextIndex, type ViewRequest } from '#src/lib/textIndex.ts';

interface Row {
  name: string;
  email: string;
  active: boolean;
}

const rows: Row[] = [
  { name: 'Wei Chen', email: 'wei@skyline.example', active: true },
  { name: 'Sofía Ramírez', email: 'sofia@lagoon.example', active: true },
  { name: 'anna Kowalska', email: 'anna@marina.example', active: false },
  { name: 'Omar [Test] Farouk', email: 'omar.farouk@palm.example', active: true },
];
const name = (row: Row) => row.name;
const email = (row: Row) => row.email;
const isActive = (row: Row) => row.active;

function setUp() {
  let reads = 0;
  const index = createTextIndex(rows, [
    (row: Row) => {
      reads++;
      return row.name;
    },
    email,
  ]);
  const find = (request: Partial<ViewRequest<Row>>) =>
    index.view({ search: '', filter: undefined, sort: null, ...request });
  return { find, index, reads: () => reads };
}

const up = { id: 'name', value: name, descending: false };

describe('text index', () => {
  it('returns all rows in the given order for an empty request', () => {
    expect([...setUp().find({})]).toEqual([0, 1, 2, 3]);
  });

  it.each([
    ['SOFIA', [1]],
    ['ramírez', [1]],
    ['  wei chen ', [0]],
    ['marina', [2]],
    ['[test]', [3]],
    ['.*', []],
    ['\\', []],
    ['chen wei', []],
    ['x'.repeat(10_000), []],
  ])('finds %j literally', (search, expected) => {
    expect([...setUp().find({ search })]).toEqual(expected);
  });

  it('does not match across two texts', () => {
    expect([...setUp().find({ search: 'chenwei' })]).toEqual([]);
  });

  it('reads every row only once', () => {
    const { find, index, reads } = setUp();
    index.prepare();
    for (const search of ['a', 'an', 'ann', 'an', '', 'anna k']) find({ search });
    expect(reads()).toBe(rows.length);
  });

  it('returns the same rows for a query typed letter by letter or at once', () => {
    const { find } = setUp();
    for (const search of ['a', 'an', 'ann']) find({ search, filter: isActive, sort: up });
    const grown = [...find({ search: 'an', sort: up })];
    expect(grown).toEqual([...setUp().find({ search: 'an', sort: up })]);
    expect(grown).toEqual([2]);
  });

  it('filters, sorts and searches together', () => {
    const { find } = setUp();
    expect([...find({ sort: up })]).toEqual([2, 3, 1, 0]);
    expect([...find({ sort: { ...up, descending: true } })]).toEqual([0, 1, 3, 2]);
    expect([...find({ sort: up, filter: isActive, search: 'f' })]).toEqual([3, 1]);
  });

  it('returns the same array for the same request', () => {
    const { find } = setUp();
    const request = { search: 'a', filter: isActive, sort: up };
    expect(find(request)).toBe(find(request));
  });

  it('ranks again when the value function of the column changes', () => {
    const { find } = setUp();
    find({ sort: up });
    expect([...find({ sort: { ...up, value: email } })]).toEqual([2, 3, 1, 0]);
    expect([...find({ sort: { ...up, value: (row) => -row.name.length } })]).toEqual([3, 1, 2, 0]);
  });
});
