import { expect, it } from 'vitest';
import type { Column } from '#src/components/DataTable/types.ts';
import { searchTest, searchTexts, toSearched } from '#src/features/shared/list/view/searchTexts.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly note: string;
}

const rows: readonly Row[] = [
  { id: 'USR-004', name: 'Layla Haddad', phone: '+971 50 123 4567', note: 'Sofía' },
  { id: 'USR-041', name: 'Omar Farouk', phone: '+971 55 285 4205', note: '' },
  { id: 'USR-400', name: 'José 2854', phone: 'none', note: 'Layla' },
];

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Name', text: ({ name }) => name, searchable: true },
  { id: 'phone', header: 'Phone', text: ({ phone }) => phone, searchable: true, number: 'Phone' },
  { id: 'note', header: 'Note', text: ({ note }) => note },
];

/** The ids of the rows that a search finds. */
function found(search: string) {
  const test = searchTest({ rows, texts: searchTexts(rows, columns) }, toSearched(search));
  return rows.filter((_, at) => test?.(at) ?? true).map(({ id }) => id);
}

it.each([
  ['', ['USR-004', 'USR-041', 'USR-400']],
  ['  ', ['USR-004', 'USR-041', 'USR-400']],
  ['LAYLA', ['USR-004']],
  ['jose', ['USR-400']],
  ['0552854205', ['USR-041']],
  ['2854', ['USR-041', 'USR-400']],
  ['usr-04', ['USR-041']],
  ['USR-004', ['USR-004']],
  ['nothing', []],
  ['0501112233', []],
])('%j finds %j', (search, ids) => {
  expect(found(search)).toEqual(ids);
});

it('looks into the present columns of the same rows', () => {
  expect(found('sofia')).toEqual([]);
  const all = columns.map((column) => ({ ...column, searchable: true }));
  const test = searchTest({ rows, texts: searchTexts(rows, all) }, 'sofia');
  expect(rows.map((_, at) => test?.(at))).toEqual([true, false, false]);
});
