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

/** Storage key of the user. */
export const USER_KEY = 'blume.user';

function messageOf(value: unknown): TabMessage | null {
  return value === 'logout' || value === 'expired' || value === 'signedIn' ? value : null;
}

/** Null in an environment without channels, such as that of the tests: then there are no other tabs. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

/** Messages by BroadcastChannel. Storage that another tab clears is a sign-out. */
export function browserTabs(): Tabs {
  const channel = openChannel();
  return {
    send(message) {
      channel?.postMessage({ message });
    },
    listen(onMessage, restored) {
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const message = isRecord(data) ? messageOf(data.message) : null;
        if (message) onMessage(message);
      });
      globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
        // `localStorage.clear()` has no key.
        if (key === null) onMessage('logout');
      });
      globalThis.addEventListener?.('pageshow', (event: PageTransitionEvent) => {
        if (event.persisted) restored();
      });
    },
  };
}
