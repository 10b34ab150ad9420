import { create } from 'zustand';
import { staffUsers } from '#fixtures/data/staffUsers.ts';
import { onSessionCleanup } from '#src/api/session/sessionEnds.ts';
import { sampleStoreOf } from '#src/features/shared/list/samples/samples.store.ts';
import { readText, removeKey, tabStore, writeText } from '#src/lib/storage.ts';

/** The staff users of this tab: the samples with the changes made here. Passwords are stored nowhere else. */
export const staffUserStore = sampleStoreOf(() => staffUsers);

const HIDDEN_KEY = 'blume.passwordsHidden';

/** Whether this tab masks all passwords; kept over a reload of the tab. */
export const usePasswordsHidden = create<{ readonly hidden: boolean }>()(() => ({
  hidden: readText(HIDDEN_KEY, tabStore()) !== null,
}));

export function hidePasswords(hidden: boolean): void {
  if (hidden) writeText(HIDDEN_KEY, 'yes', tabStore());
  else removeKey(HIDDEN_KEY, tabStore());
  usePasswordsHidden.setState({ hidden });
}

onSessionCleanup(() => hidePasswords(false));
