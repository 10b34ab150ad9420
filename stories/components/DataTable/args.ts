import type { DataTableProps } from '#src/components/DataTable/types.ts';
import { actions, columns, type Person, people, ready, rowId, rowName } from './people.tsx';

/** Base args of the table's stories. */
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
