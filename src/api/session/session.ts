import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { newEpoch, onUnauthorized } from '#src/api/http/http.ts';
import { readJson, removeKey, writeJson, writeText } from '#src/lib/storage.ts';
import { auth } from './auth.ts';
import { createActions, type SessionActions } from './sessionActions.ts';
import { tellScreenGone, tellSessionEnd } from './sessionEnds.ts';
import { type SessionState, startState } from './sessionState.ts';
import { browserTabs, USER_KEY } from './sessionTabs.ts';
import { storedUser } from './storedUser.ts';

/** The session as screens read it: its state and its actions. */
export type Session = SessionState & SessionActions;

/** The session store, read by the route guards, the cache and features (spec section 4). */
export const sessionStore: StoreApi<Session> = createStore<Session>()((set, get) => ({
  ...startState(storedUser(readJson(USER_KEY))),
  ...createActions(
    { get, set: (state) => set(state) },
    {
      auth,
      tabs: browserTabs(writeText),
      keep: (user) => {
        if (user) writeJson(USER_KEY, user);
        else removeKey(USER_KEY);
      },
      kept: () => storedUser(readJson(USER_KEY)),
      newEpoch,
      ended: (reason, userId) => {
        tellSessionEnd(reason, userId);
        if (get().step !== 'expired') tellScreenGone();
      },
    },
  ),
}));

sessionStore.subscribe((session, before) => {
  if (before.step === 'expired' && session.step !== 'expired') tellScreenGone();
});

onUnauthorized(() => sessionStore.getState().expire());

/** Reads the session in a component. */
export function useSession<T>(select: (session: Session) => T): T {
  return useStore(sessionStore, select);
}
