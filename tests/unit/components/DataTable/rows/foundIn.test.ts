import { expect, it } from 'vitest';
import { foundIn } from '#src/components/DataTable/rows/TableBody.tsx';
import type { Column } from '#src/components/DataTable/types.ts';

interface Person {
  readonly name: string;
  readonly phone: string;
  readonly team: string;
}

const layla: Person = { name: 'Layla Haddad', phone: '+971 55 285 4205', team: 'Sales' };
const name: Column<Person> = { id: 'name', header: 'Name', text: (row) => row.name, searchable: true };
const team: Column<Person> = { id: 'team', header: 'Team', text: (row) => row.team, searchable: true };
const phone: Column<Person> = { id: 'phone', header: 'Mobile', text: (row) => row.phone, number: 'Phone' };

/** Where the search finds Layla, in a table that shows these columns and hides the others. */
function where(search: string, seen: readonly Column<Person>[], unseen: readonly Column<Person>[]) {
  return foundIn({ seen, unseen }, search)?.(layla, 'USR-004') ?? null;
}

it('is not said of what a cell shows', () => {
  expect(where('layla', [name, phone], [team])).toBeNull();
  expect(where('0552854205', [name, phone], [team])).toBeNull();
});

it('is the short name of a number and the number as the record has it', () => {
  for (const search of ['0552854205', '00971552854205', '285-4205', '4205']) {
    expect(where(search, [name], [phone, team]), search).toBe('Phone +971 55 285 4205');
  }
});

it('is the header of another column that is not shown, and its text', () => {
  expect(where('sal', [name], [phone, team])).toBe('Team Sales');
});

it('is the id, typed whole or from its beginning', () => {
  expect(where('usr-004', [name, phone], [])).toBe('ID USR-004');
  expect(where('usr-0', [name, phone], [])).toBe('ID USR-004');
  expect(where('usr-005', [name, phone], [])).toBeNull();
});

it('is asked of no row without a search', () => {
  expect(foundIn({ seen: [name], unseen: [phone] }, '')).toBeUndefined();
});

it('shows no more of a huge text than a cell does', () => {
  const huge: Column<Person> = { ...team, text: () => 'W'.repeat(50_000) };
  expect(where('www', [name], [huge])?.length).toBeLessThan(2100);
});
