import { create } from 'zustand';
import { staffUsers } from '#fixtures/data/staffUsers.ts';
import { onScreenGone } from '#src/api/session/sessionEnds.ts';
import { createSampleStore } from '#src/features/shared/list/samples/sampleStore.ts';

/** The staff users of this tab: the samples and what was changed since. Their passwords are nowhere else. */
export const staffUserStore = createSampleStore(staffUsers);

/** Whether this tab masks every password. */
export const usePasswordsHidden = create<{ readonly hidden: boolean }>()(() => ({ hidden: false }));

export function hidePasswords(hidden: boolean): void {
  usePasswordsHidden.setState({ hidden });
}

onScreenGone(() => {
  staffUserStore.reset();
  hidePasswords(false);
});
