import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { decodeUser } from '#src/api/decode/decodeUser.ts';
import { onUnauthorized } from '#src/api/http/http.ts';
import type { User } from '#src/api/types/session.ts';
import { readJson, removeKey, writeJson } from '#src/lib/storage.ts';
import { auth } from './auth.ts';
import { createActions, type SessionActions } from './sessionActions.ts';
import { sessionEnds } from './sessionEnds.ts';
import { type SessionState, startState } from './sessionState.ts';
import { browserTabs, USER_KEY } from './sessionTabs.ts';

/** The stored user; null when there is none or it is malformed. */
export function storedUser(value: unknown): User | null {
  try {
    return decodeUser(value);
  } catch {
    return null;
  }
}

/** The session as screens read it: its state and its actions. */
export type Session = SessionState & SessionActions;

/** The session store, read by the route guards, the cache and features (spec section 4). */
export const sessionStore: StoreApi<Session> = createStore<Session>()((set, get) => ({
  ...startState(storedUser(readJson(USER_KEY))),
  ...createActions(
    { get, set: (state) => set(state) },
    {
      auth,
      tabs: browserTabs(),
      storeUser: (user) => {
        if (user) writeJson(USER_KEY, user);
        else removeKey(USER_KEY);
      },
      storedUser: () => storedUser(readJson(USER_KEY)),
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
