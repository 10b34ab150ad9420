import { Power } from 'lucide-react';
import { useState } from 'react';
import type { SupportSubUser, SupportUser } from '#src/api/types/support/user.ts';
import type { CardDescription, Column, RowAction } from '#src/components/DataTable/types.ts';
import { hasDraft } from '#src/features/shared/form/unsavedInput.ts';
import { badgeColumn, emailColumn, textColumn } from '#src/features/shared/list/describe/columns.tsx';
import { rowActions } from '#src/features/shared/list/describe/rowActions.tsx';
import { ShownDialog } from '#src/features/shared/list/ShownDialog.tsx';
import { TableDialog } from '#src/features/shared/list/TableDialog.tsx';
import { subscriptionDraft } from '#src/features/shared/subscription/subscriptionFields.ts';
import { activeIntent } from '#src/lib/labels.ts';
import { formatNumber } from '#src/lib/text.ts';
import { SupportUserDetails } from '../SupportUserDetails.tsx';
import { hasSubUsers } from '../supportUserList.ts';
import { type SubUserActions, type SubUserDialog, subUserDialogs } from './subUserDialogs.tsx';

export interface SubUsersDialogProps extends SubUserActions {
  /** A developer user. */
  record: SupportUser;
  open: (dialog: 'sub-users', user: SupportUser) => void;
  onClose: () => void;
}

const columns: readonly Column<SupportSubUser>[] = [
  textColumn('name', 'Name', { value: ({ name }) => name }),
  textColumn('role', 'Role', { value: ({ role }) => role }),
  emailColumn('email', 'Email', { value: ({ email }) => email }),
  badgeColumn('status', 'Status', {
    value: ({ status }) => status,
    intent: ({ status }) => activeIntent(status === 'Active'),
  }),
];

const card: CardDescription<SupportSubUser> = { title: 'name', corner: 'status', lines: ['email', 'role'] };

const noun = { one: 'sub-user', many: 'sub-users' };
const nameOf = (subUser: SupportSubUser) => subUser.name;

type Action = RowAction<SupportSubUser>;
type Opened = { readonly type: SubUserDialog; readonly id: string };

/** The dialog whose input was kept when the session expired (reliability.md 6); null for none. */
function openedWithDraft(subUsers: readonly SupportSubUser[]): Opened | null {
  for (const { id } of subUsers) {
    if (hasDraft(`sub-user ${id}`)) return { type: 'edit', id };
    if (hasDraft(subscriptionDraft(id))) return { type: 'subscription', id };
  }
  return null;
}

/**
 * The sub-users of a developer user, with what can be done with each (spec section 2). The dialogs of the row actions
 * open over this one.
 */
export function SubUsersDialog(props: SubUsersDialogProps) {
  const { record: user, resource, onSubscription, onToggle, onDelete, open, onClose } = props;
  const [opened, setOpened] = useState(() => openedWithDraft(user.subUsers));
  const { name, email, subUsers } = user;
  const subUser = subUsers.find(({ id }) => id === opened?.id);

  const opening = (action: Omit<Action, 'onSelect'> & { readonly opens: SubUserDialog }): Action => ({
    ...action,
    onSelect: ({ id }) => setOpened({ type: action.opens, id }),
  });
  const toggle: Action = {
    id: 'toggle',
    label: ({ status }) => (status === 'Active' ? 'Deactivate' : 'Activate'),
    icon: <Power />,
    onSelect: onToggle,
  };
  const close = () => setOpened(null);

  // A URL can name a user who has none.
  if (!hasSubUsers(user)) return <SupportUserDetails record={user} open={open} onClose={onClose} />;

  return (
    <TableDialog
      id="sub-users"
      title={`Sub-Users for ${name} (${email})`}
      description={`Total sub-users: ${formatNumber(subUsers.length)}`}
      noun={noun}
      columns={columns}
      card={card}
      rows={subUsers}
      nameOf={nameOf}
      actions={[
        opening(rowActions.view),
        opening(rowActions.edit),
        toggle,
        opening(rowActions.subscription),
        opening(rowActions.delete),
      ]}
      empty="No sub-users found"
      onClose={onClose}
    >
      {opened && subUser ? (
        <ShownDialog
          dialogs={subUserDialogs}
          context={{ resource, onSubscription }}
          open={{
            dialog: { type: opened.type, row: subUser },
            onOpen: (type, { id }) => setOpened({ type, id }),
            onClose: close,
          }}
          noun={noun.one}
          nameOf={nameOf}
          identityOf={({ email, id }) => [email, id].filter(Boolean)}
          deletion={{
            irreversible: true,
            onDelete: (row) => {
              close();
              onDelete(row);
            },
          }}
        />
      ) : null}
    </TableDialog>
  );
}
