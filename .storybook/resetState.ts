import { renewSession } from '#src/api/http/http.ts';
import { sessionStore } from '#src/api/session/session.ts';
import { sessionEnds } from '#src/api/session/sessionEnds.ts';
import { signedInState, signedOutState } from '#src/api/session/sessionState.ts';
import type { User } from '#src/api/types/session.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { stopAudit } from '#src/features/shared/audit/recordAudit.ts';
import { dropDrafts } from '#src/features/shared/form/unsavedInput.ts';
import { usePreferences } from '#src/features/shared/preferences/preferences.store.ts';

// Storybook keeps its own settings in the same storage; these must stay.
const storybookKeys = /^(@storybook|storybook|sb-|addon)/i;

function empty(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (!storybookKeys.test(key)) storage.removeItem(key);
  }
}

/** Clears storage and cookies of the previous story. */
function emptyBrowser(jar: { cookie: string }): void {
  empty(localStorage);
  empty(sessionStorage);
  for (const cookie of jar.cookie.split('; ').filter(Boolean)) {
    const name = cookie.slice(0, cookie.indexOf('='));
    jar.cookie = `${name}=; path=/; max-age=0`;
  }
}

/**
 * Resets the state before a story: empty caches, sample stores, drafts and storage, with `user` signed in. Caches and
 * sample stores are cleared by the product's own end of a session.
 */
export function resetState(user: User | null): void {
  renewSession();
  sessionEnds.ended('logout', '');
  stopAudit();
  dropDrafts();
  toast.dismiss();
  emptyBrowser(document);
  usePreferences.getState().reload();
  sessionStore.setState(user ? signedInState(user) : signedOutState());
}
