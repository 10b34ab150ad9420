import { isRecord } from '#src/api/decode/decode.ts';

/** Message from one tab to the others about the session that they share. */
export type TabMessage = 'logout' | 'expired' | 'signedIn';

/** Messages between the tabs of this browser. */
export interface Tabs {
  send: (message: TabMessage) => void;
  /** Listens to the other tabs; `restored` is called when the page is restored from the back/forward cache. */
  listen: (onMessage: (message: TabMessage) => void, restored: () => void) => void;
}

const CHANNEL = 'blume.session';

/** Storage key of the user. Its removal in another tab (for example, cleared site data) ends the session here. */
export const USER_KEY = 'blume.user';

/** Storage key for messages where BroadcastChannel is missing; its value is the message and a unique suffix. */
const MESSAGE_KEY = 'blume.session';

function messageOf(value: unknown): TabMessage | null {
  return value === 'logout' || value === 'expired' || value === 'signedIn' ? value : null;
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

/**
 * Sends every message by BroadcastChannel and by storage events, because a browser may block either. A message may
 * therefore arrive twice: listeners must be idempotent.
 */
export function browserTabs(store: (key: string, value: string) => void): Tabs {
  const channel = openChannel();
  return {
    send(message) {
      channel?.postMessage({ message });
      store(MESSAGE_KEY, `${message} ${Date.now()} ${Math.random()}`);
    },
    listen(onMessage, restored) {
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const message = isRecord(data) ? messageOf(data.message) : null;
        if (message) onMessage(message);
      });
      globalThis.addEventListener?.('storage', ({ key, newValue }: StorageEvent) => {
        const message = key === MESSAGE_KEY ? messageOf(newValue?.split(' ')[0]) : null;
        if (message) onMessage(message);
        // A null key is `localStorage.clear()`.
        else if ((key === USER_KEY || key === null) && newValue === null) onMessage('logout');
      });
      globalThis.addEventListener?.('pageshow', (event: PageTransitionEvent) => {
        if (event.persisted) restored();
      });
    },
  };
}
