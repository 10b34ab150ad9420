import { useUserId } from '#src/api/session/session.ts';
import type { StaffUser } from '#src/api/types/staffUser.ts';
import { sampleChanges } from '#src/features/shared/list/samples/sampleChanges.ts';
import { sampleSave } from '#src/features/shared/list/samples/sampleSave.ts';
import { useSampleList } from '#src/features/shared/list/samples/useSampleList.ts';
import { staffUserStore } from '#src/features/shared/staff/staffUsers.store.ts';
import { generatePassword, type RandomBytes, randomBytes } from '#src/lib/password.ts';
import { BlumeManagementScreen, type BlumeManagementScreenProps } from './BlumeManagementScreen.tsx';
import type { StaffUserValues } from './staffUserFields.ts';
import { staffUserList } from './staffUserList.ts';
import { hidePasswords, usePasswordsHidden } from './staffUsers.store.ts';

const changes = sampleChanges(staffUserStore, {
  deleted: 'User deleted',
  status: { ...staffUserList.filters.status, with: (user, status) => ({ ...user, status }) },
});

const saveUser = sampleSave(staffUserStore, {
  idPrefix: 'STF-',
  // The form contains all fields of a staff user.
  toRow: (values: StaffUserValues, _before, id): StaffUser => ({ id, ...values }),
  added: 'User added successfully',
  updated: 'User updated successfully',
});

/** The state of Blume Management, and the actions of its buttons. Passwords are generated from `random`. */
function useBlumeManagement(random: RandomBytes): BlumeManagementScreenProps {
  const userId = useUserId();
  const passwordsHidden = usePasswordsHidden(({ hidden }) => hidden);
  const rows = staffUserStore.useRows();
  const { list, save } = useSampleList(staffUserList, { userId, rows, changes });

  return {
    list,
    onHidePasswords: hidePasswords,
    dialogs: {
      passwordsHidden,
      newPassword: () => generatePassword(random),
      onSave: (user, values) => save(values.name, () => saveUser(user, values)),
      onEdit: (user) => list.open.onOpen('edit', user),
    },
  };
}

export interface BlumeManagementContainerProps {
  /** Source of random bytes for new passwords: the browser's cryptographic one; stories and tests pass their own. */
  random?: RandomBytes;
}

/** Blume Management on sample data. */
export function BlumeManagementContainer({ random = randomBytes }: BlumeManagementContainerProps) {
  return <BlumeManagementScreen {...useBlumeManagement(random)} />;
}
