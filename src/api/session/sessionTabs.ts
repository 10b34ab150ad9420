import { isRecord } from '#src/api/decode/decode.ts';

/** What one tab tells the others about the session they share. */
export type TabMessage = 'logout' | 'expired' | 'signedIn';

/** The way to the other tabs of this browser. */
export interface Tabs {
  send: (message: TabMessage) => void;
  /** Listens to the other tabs; `restored` is called when this page comes out of the back/forward cache. */
  listen: (onMessage: (message: TabMessage) => void, restored: () => void) => void;
}

const CHANNEL = 'blume.session';

/** Key whose removal in another tab (site data cleared, for instance) ends the session here. */
export const USER_KEY = 'blume.user';

/** Carries the message where BroadcastChannel is missing; its value is a message and something that differs. */
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
 * Tabs over BroadcastChannel and, since either may be forbidden, over storage events. The same message may
 * arrive twice; whoever listens must not mind.
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
