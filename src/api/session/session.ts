import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { count, isRecord } from '#src/api/decode/decode.ts';
import { decodeUser } from '#src/api/decode/decodeUser.ts';
import { onUnauthorized } from '#src/api/http/http.ts';
import { readJson, removeKey, writeJson } from '#src/lib/storage.ts';
import { auth } from './auth.ts';
import { failedSignIns } from './failedSignIns.ts';
import { createActions, type SessionActions } from './sessionActions.ts';
import { sessionEnds } from './sessionEnds.ts';
import { type SessionState, type SignIn, startState } from './sessionState.ts';
import { browserTabs, USER_KEY } from './sessionTabs.ts';

/** Who is stored, and since when; null when there is none or it is malformed. Without a moment it is 0. */
export function toSignIn(value: unknown): SignIn | null {
  try {
    const since = isRecord(value) ? count(value.since) : null;
    return { user: decodeUser(value), since: since ?? 0 };
  } catch {
    return null;
  }
}

const stored = () => toSignIn(readJson(USER_KEY));

/** The session as screens read it: its state and its actions. */
export type Session = SessionState & SessionActions;

/** The session store, read by the route guards, the cache and features (spec section 4). */
export const sessionStore: StoreApi<Session> = createStore<Session>()((set, get) => ({
  ...startState(stored()),
  ...createActions(
    { get, set: (state) => set(state) },
    {
      auth,
      tabs: browserTabs(),
      store: (signIn) => {
        if (signIn) writeJson(USER_KEY, { ...signIn.user, since: signIn.since });
        else removeKey(USER_KEY);
      },
      stored,
      failed: failedSignIns.add,
      ends: sessionEnds,
    },
  ),
}));

onUnauthorized(() => sessionStore.getState().expire());

/** Reads the session in a component. */
export function useSession<T>(select: (session: Session) => T): T {
  return useStore(sessionStore, select);
}

/** Id of the signed-in user, for whom layouts and saved views are stored; '' while signed out. */
export function useUserId(): string {
  return useSession(({ user }) => user?.id ?? '');
}

/** The email address of the signed-in user, outside of a component; empty without one. */
export function currentEmail(): string {
  return sessionStore.getState().user?.email ?? '';
}
