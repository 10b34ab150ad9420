import { Eye, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { Button } from '#src/components/Button/Button.tsx';
import type {
  CardDescription,
  Column,
  DataTableProps,
  RowAction,
  RowBehaviour,
  Selection,
} from '#src/components/DataTable/types.ts';
import { type ViewRequest, viewOf } from '#src/features/shared/list/view/viewOf.ts';
import { pagingText } from '#src/lib/pagingRange.ts';
import { readyResult } from '#src/lib/queryResult.ts';

/** A row of the table's stories; not an entity of the console. */
export interface Person {
  id: string;
  name: string;
  team: string;
  email: string;
  active: boolean;
  joined: string | null;
  visits: number;
}

const firstNames = 'Layla,Omar,Anna,Rashid,Wei,Sofía,Tomás,Priya,Jonas,Fatima,David'.split(',');
const lastNames = 'Haddad,Farouk,Kowalska,Al Mansoori,Chen,Ramírez,Ferreira,Nair,Łukasz'.split(',');
const teams = ['Sales', 'Design', 'Harbour Works', 'North Office', 'Research'];
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();

/** The same people on every run; names are unique up to 99 rows, then repeat. */
export function people(count: number): readonly Person[] {
  return Array.from({ length: count }, (_, i) => {
    const first = firstNames[i % firstNames.length] ?? '';
    const last = lastNames[i % lastNames.length] ?? '';
    return {
      id: `p${i + 1}`,
      name: `${first} ${last}`,
      team: teams[i % teams.length] ?? '',
      email: `${plain(first)}.${plain(last)}${i + 1}@works.example`,
      active: i % 3 !== 1,
      joined: i % 7 === 6 ? null : `20${10 + (i % 15)}-0${1 + (i % 9)}-1${i % 9}`,
      visits: (i * 37) % 101,
    };
  });
}

export const [layla, omar] = people(2) as [Person, Person];

const nameOf = ({ name }: Person) => name;
const emailOf = ({ email }: Person) => email;
const statusOf = ({ active }: Person) => (active ? 'Active' : 'Inactive');

export const columns: readonly Column<Person>[] = [
  { id: 'name', header: 'Name', text: nameOf, searchable: true, sortValue: nameOf, hideable: false },
  { id: 'team', header: 'Team', text: ({ team }) => team, sortValue: ({ team }) => team },
  { id: 'email', header: 'Email', text: emailOf, searchable: true, sortValue: emailOf, tone: 'muted' },
  {
    id: 'status',
    header: 'Status',
    text: statusOf,
    cell: (person) => (
      <Badge dot intent={person.active ? 'success' : 'neutral'}>
        {statusOf(person)}
      </Badge>
    ),
    sortValue: statusOf,
    ch: 12,
  },
  {
    id: 'joined',
    header: 'Joined',
    text: ({ joined }) => joined ?? '',
    sortValue: ({ joined }) => joined,
    tone: 'muted',
    numeric: true,
    ch: 11,
  },
  {
    id: 'visits',
    header: 'Visits',
    text: (person) => String(person.visits),
    cell: (person, tabIndex) => (
      <Button
        size="small"
        fill={person.visits === 0 ? 'quiet' : 'outline'}
        disabled={person.visits === 0}
        aria-label={`${person.visits} visits of ${person.name}`}
        tabIndex={tabIndex}
      >
        {person.visits}
      </Button>
    ),
    sortValue: (person) => person.visits,
    ch: 6,
    align: 'end',
    numeric: true,
  },
];

/** The columns, of which one is changed. */
export function changed(
  given: readonly Column<Person>[],
  id: string,
  change: Partial<Column<Person>>,
): readonly Column<Person>[] {
  return given.map((column) => (column.id === id ? { ...column, ...change } : column));
}

export const card: CardDescription<Person> = { title: 'name', corner: 'status', lines: ['team', 'email'] };

export const actions: readonly RowAction<Person>[] = [
  { id: 'view', label: 'View', icon: <Eye />, onSelect: fn() },
  { id: 'edit', label: 'Edit', icon: <Pencil />, onSelect: fn() },
  {
    id: 'delete',
    label: 'Delete',
    icon: <Trash2 />,
    intent: 'danger',
    onSelect: fn(),
    disabled: (person) => person.id === 'p3',
  },
];

export const noun = { one: 'person', many: 'people' };

export const row: RowBehaviour<Person> = { id: ({ id }) => id, name: nameOf };

/** The args of a loaded table that shows what is asked of these rows: all of them by default. */
export function shown(rows: readonly Person[], request: Partial<ViewRequest<Person>> = {}) {
  const view = viewOf(rows, { columns, ...request });
  return { state: readyResult(null), view, foot: { status: pagingText(view.range, noun) } };
}

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

/** A button of the bar that appears with the selection. */
export const bulkAction = (text: string) => (
  <Button key={text} fill="quiet" size="small">
    {text}
  </Button>
);

/** The selection of a table; its texts come from the list. */
export function selection(ids: readonly string[] = [], actions: ReactNode = null): Selection {
  return {
    selected: new Set(ids),
    onChange: fn(),
    label: `Select all ${noun.many}`,
    text: '',
    status: '',
    more: null,
    actions,
  };
}
