import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUserId } from '#src/api/session/session.ts';
import { useRowsSource } from '#src/features/shared/list/source/useRowsSource.ts';
import { useList } from '#src/features/shared/list/state/useList.ts';
import { useListQuery } from '#src/features/shared/list/state/useListQuery.ts';
import {
  assignedText,
  LEFT_TICKETS,
  leftIds,
  openTicketCount,
} from '#src/features/shared/staff/colleague.ts';
import { colleagues } from '#src/features/shared/staff/staffUsers.store.ts';
import { masterTicketStore } from '#src/features/shared/tickets/masterTickets.store.ts';
import { generatePassword, randomBytes } from '#src/lib/password.ts';
import { paths } from '#src/lib/paths.ts';
import { countOf } from '#src/lib/text.ts';
import { BlumeManagementScreen } from './BlumeManagementScreen.tsx';
import { hidePasswords, usePasswordsHidden } from './passwordsHidden.store.ts';
import { staffUserList } from './staffUserList.ts';
import { staffUserResource } from './staffUserResource.ts';

const assigned = (ids: readonly string[]) => openTicketCount(ids, masterTicketStore.rows());

/** The staff users. After a change of one who has left and has open tickets, a button leads to those of all who left. */
function useStaffUsers() {
  const navigate = useNavigate();
  return useMemo(
    (): typeof staffUserResource => ({
      ...staffUserResource,
      next(rows) {
        const left = leftIds(colleagues.rows());
        const changed = rows.map(({ id }) => id).filter((id) => left.includes(id));
        if (assigned(changed) === 0) return undefined;
        return {
          text: `${countOf(assigned(left), 'open ticket', 'open tickets')} of staff who left`,
          label: 'Hand over',
          onSelect: () => void navigate(`${paths.master.supportManagement}?${LEFT_TICKETS}`),
        };
      },
    }),
    [navigate],
  );
}

/** Blume Management on sample data. */
export function BlumeManagementContainer() {
  const passwordsHidden = usePasswordsHidden(({ hidden }) => hidden);
  const resource = useStaffUsers();
  const query = useListQuery(staffUserList);
  const source = useRowsSource(staffUserList, query, resource.useRows());
  const { list } = useList(staffUserList, { query, source, userId: useUserId(), resource });
  const { bulk } = list.changes;
  const ids = [...list.selection.selected];
  const statusNote = assignedText(assigned(ids), ids.length);
  return (
    <BlumeManagementScreen
      list={{ ...list, changes: { ...list.changes, bulk: bulk && { ...bulk, statusNote } } }}
      onHidePasswords={hidePasswords}
      dialogs={{
        resource,
        passwordsHidden,
        newPassword: () => generatePassword(randomBytes),
        assigned: (id) => assigned([id]),
      }}
    />
  );
}
