import { expect, it } from 'vitest';
import { rowsAsTsv } from '#src/components/DataTable/DataTable.tsx';
import type { Column } from '#src/components/DataTable/types.ts';

interface Person {
  readonly name: string;
  readonly pin: string;
}

const columns: readonly Column<Person>[] = [
  { id: 'pin', header: 'Pin', text: ({ pin }) => pin, confidential: true },
  { id: 'name', header: 'Name', text: ({ name }) => name },
  { id: 'length', header: 'Length', text: ({ name }) => String(name.length) },
];

it('writes a line for each row, a cell for each column, and no confidential one', () => {
  const rows = [
    { name: 'Layla', pin: '1234' },
    { name: 'Omar', pin: '5678' },
  ];
  expect(rowsAsTsv(rows, columns)).toBe('Layla\t5\nOmar\t4');
});
