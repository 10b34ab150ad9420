import { fn } from 'storybook/test';
import type { DataTableProps } from '#src/components/DataTable/types.ts';
import { actions, card, columns, noun, type Person, people, row, shown } from './people.tsx';

/** Base args of the table's stories. */
export const tableArgs: DataTableProps<Person> = {
  id: 'people',
  label: 'People',
  columns,
  card,
  actions,
  row,
  sorting: { sort: null, onSort: fn() },
  ...shown(people(13)),
  empty: { title: `No ${noun.many} found` },
};
