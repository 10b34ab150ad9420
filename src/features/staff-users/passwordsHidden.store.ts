import { create } from 'zustand';
import { onSessionEnd } from '#src/api/session/sessionEnds.ts';
import { readText, removeKey, tabStore, writeText } from '#src/lib/storage.ts';

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

onSessionEnd('passwords', { ended: () => hidePasswords(false) });
