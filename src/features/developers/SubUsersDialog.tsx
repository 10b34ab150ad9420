import type { Developer, SubUser } from '#src/api/types/developer.ts';
import type { CardDescription, Column } from '#src/components/DataTable/types.ts';
import { badgeColumn, emailColumn, textColumn } from '#src/features/shared/list/describe/columns.tsx';
import { TableDialog } from '#src/features/shared/list/TableDialog.tsx';
import { activeIntent, activeLabel, roleLabel } from '#src/lib/labels.ts';
import { countOf } from '#src/lib/text.ts';

export interface SubUsersDialogProps {
  record: Developer;
  onClose: () => void;
}

const columns: readonly Column<SubUser>[] = [
  textColumn('name', 'Name', { value: ({ name }) => name }),
  textColumn('role', 'Role', { value: ({ role }) => roleLabel(role) }),
  emailColumn('email', 'Email', { value: ({ email }) => email }),
  badgeColumn('status', 'Status', {
    value: ({ isActive }) => activeLabel(isActive),
    intent: ({ isActive }) => activeIntent(isActive),
  }),
];

const card: CardDescription<SubUser> = { title: 'name', corner: 'status', lines: ['role', 'email'] };

const noun = { one: 'sub-user', many: 'sub-users' };

/** The sub-users of a developer user (spec section 2). */
export function SubUsersDialog({ record, onClose }: SubUsersDialogProps) {
  const { name, email, subUsers } = record;
  const title = email === '' ? `Sub-Users for ${name}` : `Sub-Users for ${name} (${email})`;
  return (
    <TableDialog
      id="sub-users"
      title={title}
      description={countOf(subUsers.length, noun.one, noun.many)}
      noun={noun}
      columns={columns}
      card={card}
      rows={subUsers}
      nameOf={(subUser) => subUser.name}
      empty="No sub-users found"
      onClose={onClose}
    />
  );
}
