import { useUserId } from '#src/api/session/session.ts';
import { useSampleList } from '#src/features/shared/list/samples/useSampleList.ts';
import { generatePassword, type RandomBytes, randomBytes } from '#src/lib/password.ts';
import { BlumeManagementScreen } from './BlumeManagementScreen.tsx';
import { staffUserList } from './staffUserList.ts';
import { staffUserResource } from './staffUserResource.ts';
import { hidePasswords, usePasswordsHidden } from './staffUsers.store.ts';

export interface BlumeManagementContainerProps {
  /** Source of random bytes for new passwords: the browser's cryptographic one; stories and tests pass their own. */
  random?: RandomBytes;
}

/** Blume Management on sample data. */
export function BlumeManagementContainer({ random = randomBytes }: BlumeManagementContainerProps) {
  const passwordsHidden = usePasswordsHidden(({ hidden }) => hidden);
  const { list } = useSampleList(staffUserList, {
    userId: useUserId(),
    read: staffUserResource.useRows(),
    resource: staffUserResource,
  });
  return (
    <BlumeManagementScreen
      list={list}
      onHidePasswords={hidePasswords}
      dialogs={{
        resource: staffUserResource,
        passwordsHidden,
        newPassword: () => generatePassword(random),
      }}
    />
  );
}
