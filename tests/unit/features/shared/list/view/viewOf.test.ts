import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { Column } from '#src/components/DataTable/types.ts';
import { useView } from '#src/features/shared/list/view/useView.ts';
import { type ViewRequest, viewOf } from '#src/features/shared/list/view/viewOf.ts';
import { renderHooks } from '../../../../api/renderHooks.ts';

interface Row {
  id: string;
  name: string;
  email: string;
  active: boolean;
}

const rows: readonly Row[] = [
  { id: '1', name: 'Wei Chen', email: 'wei@skyline.example', active: true },
  { id: '2', name: 'Sofía Ramírez', email: 'sofia@lagoon.example', active: true },
  { id: '3', name: 'anna Kowalska', email: 'anna@marina.example', active: false },
  { id: '4', name: 'Omar [Test] Farouk', email: 'omar.farouk@palm.example', active: true },
];
const isActive = (row: Row) => row.active;

function setUp() {
  let reads = 0;
  const list = rows.map((row) => ({ ...row }));
  const columns: readonly Column<Row>[] = [
    {
      id: 'name',
      header: 'Name',
      searchable: true,
      text: ({ name }) => {
        reads++;
        return name;
      },
      sortValue: ({ name }) => name,
    },
    { id: 'email', header: 'Email', searchable: true, text: ({ email }) => email },
    { id: 'status', header: 'Status', text: ({ active }) => (active ? 'Active' : 'Inactive') },
  ];
  const view = (request: Partial<ViewRequest<Row>>) => viewOf(list, { columns, ...request });
  const find = (request: Partial<ViewRequest<Row>>) => view(request).matching.map((row) => list.indexOf(row));
  return { list, columns, view, find, reads: () => reads };
}

const up = { column: 'name', direction: 'ascending' } as const;
const down = { column: 'name', direction: 'descending' } as const;

describe('the rows that match', () => {
  it('are all rows in the given order for an empty request', () => {
    const { list, view } = setUp();
    expect(view({}).matching).toBe(list);
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
    ['active', []],
    ['x'.repeat(10_000), []],
  ])('are found literally by %j', (search, expected) => {
    expect(setUp().find({ search })).toEqual(expected);
  });

  it('do not match across two columns', () => {
    expect(setUp().find({ search: 'chenwei' })).toEqual([]);
  });

  it('are read only once, however much is typed', async () => {
    const { list, columns, reads } = setUp();
    const { render } = renderHooks();
    const List = ({ search }: { readonly search: string }) => {
      useView(list, { columns, search });
      return null;
    };
    for (const search of ['a', 'an', 'ann', 'an', '', 'anna k'])
      await render(createElement(List, { search }));
    expect(reads()).toBe(rows.length);
  });

  it('are filtered, sorted and searched together', () => {
    const { find } = setUp();
    expect(find({ sort: up })).toEqual([2, 3, 1, 0]);
    expect(find({ sort: down })).toEqual([0, 1, 3, 2]);
    expect(find({ sort: up, filter: isActive, search: 'f' })).toEqual([3, 1]);
  });

  it('keep their order under a sort by a column that cannot be sorted', () => {
    expect(setUp().find({ sort: { column: 'email', direction: 'ascending' } })).toEqual([0, 1, 2, 3]);
  });
});

describe('the page', () => {
  it('has all matching rows without pages', () => {
    const { list, view } = setUp();
    expect(view({})).toMatchObject({
      rows: list,
      all: list,
      range: { count: 4, from: 1, to: 4, pageCount: 1 },
    });
  });

  it('has a part of the matching rows, and is the last one when a later one is asked for', () => {
    const { list, view } = setUp();
    const second = view({ filter: isActive, page: { number: 2, size: 2 } });
    expect(second.rows).toEqual([list[3]]);
    expect(second.range).toMatchObject({ page: 2, pageCount: 2, count: 3, from: 3, to: 3 });
    expect(view({ filter: isActive, page: { number: 9, size: 2 } }).rows).toEqual([list[3]]);
  });

  it('is shown as it is when the server pages: nothing is searched, filtered or sorted again', () => {
    const { list, view } = setUp();
    const page = { number: 2, size: 4, total: 64 };
    const server = view({ search: 'nothing', filter: () => false, sort: up, page });
    expect(server.rows).toBe(list);
    expect(server.range).toMatchObject({ page: 2, pageCount: 16, count: 64, from: 5, to: 8 });
  });
});

describe('what was asked', () => {
  it('differs with search, filter, sort and page only', () => {
    const { view } = setUp();
    const page = { number: 1, size: 2 };
    const request = { search: 'a', asked: 'status=active', filter: isActive, sort: up, page };
    const asked = view(request).request;
    // Another function with the same values of the filters is no other request.
    const filter = (row: Row) => isActive(row);
    expect(view({ ...request, filter, sort: { ...up } }).request).toEqual(asked);
    for (const other of [{ search: 'b' }, { asked: '' }, { sort: down }, { page: { ...page, number: 2 } }]) {
      expect(view({ ...request, ...other }).request).not.toEqual(asked);
    }
  });
});
