import type { DataTableProps } from '#src/components/DataTable/types.ts';
import { actions, columns, type Person, people, ready, rowId, rowName } from './people.tsx';

/** What the table's stories have in common; each says what is different. */
export const tableArgs: DataTableProps<Person> = {
  id: 'people',
  label: 'People',
  noun: { one: 'person', many: 'people' },
  columns,
  actions,
  rowId,
  rowName,
  listing: ready(people(13)),
  empty: { text: 'No people found' },
};
