import { create } from 'zustand';
import { staffUsers } from '#fixtures/data/staffUsers.ts';
import { onScreenGone } from '#src/api/session/sessionEnds.ts';
import { createSampleStore } from '#src/features/shared/list/samples/sampleStore.ts';

/** The staff users of this tab: the samples with the changes made here. Passwords are stored nowhere else. */
export const staffUserStore = createSampleStore(staffUsers);

/** Whether this tab masks all passwords. */
export const usePasswordsHidden = create<{ readonly hidden: boolean }>()(() => ({ hidden: false }));

export function hidePasswords(hidden: boolean): void {
  usePasswordsHidden.setState({ hidden });
}

onScreenGone(() => {
  staffUserStore.reset();
  hidePasswords(false);
});
