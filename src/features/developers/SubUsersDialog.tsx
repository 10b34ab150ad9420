import type { Developer, SubUser } from '#src/api/types/developer.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { DataTable } from '#src/components/DataTable/DataTable.tsx';
import type { Column } from '#src/components/DataTable/types.ts';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { badgeColumn, emailColumn, textColumn } from '#src/features/shared/list/describe/columns.tsx';
import { allRows } from '#src/features/shared/list/state/listing.ts';
import { activeIntent, activeLabel, roleLabel } from '#src/lib/labels.ts';
import { countOf, toShown } from '#src/lib/text.ts';

export interface SubUsersDialogProps {
  developer: Developer;
  onClose: () => void;
}

const columns: readonly Column<SubUser>[] = [
  textColumn({ id: 'name', header: 'Name', value: ({ name }) => name, width: 160, card: 'title' }),
  textColumn({ id: 'role', header: 'Role', value: ({ role }) => roleLabel(role), width: 140, card: 'line' }),
  emailColumn({ id: 'email', header: 'Email', value: ({ email }) => email, width: 200 }),
  badgeColumn({
    id: 'status',
    header: 'Status',
    value: ({ isActive }) => activeLabel(isActive),
    intent: ({ isActive }) => activeIntent(isActive),
    width: 96,
  }),
];

const noun = { one: 'sub-user', many: 'sub-users' };
const idOf = ({ id }: SubUser) => id;
const nameOf = ({ name }: SubUser) => name;

/** The sub-users of a developer user (spec section 2). */
export function SubUsersDialog({ developer, onClose }: SubUsersDialogProps) {
  const { name, email, subUsers } = developer;
  const title = email === '' ? `Sub-Users for ${name}` : `Sub-Users for ${name} (${email})`;
  return (
    <Dialog
      title={title}
      description={countOf(subUsers.length, noun.one, noun.many)}
      size="large"
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <DataTable
        id="sub-users"
        label={toShown(title)}
        noun={noun}
        columns={columns}
        listing={allRows(subUsers)}
        rowId={idOf}
        rowName={nameOf}
        empty={{ text: 'No sub-users found' }}
      />
    </Dialog>
  );
}
