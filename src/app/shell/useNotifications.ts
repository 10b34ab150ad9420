import { useCallback, useEffect, useState } from 'react';
import type { Portal } from '#src/app/routes/screens.ts';
import { loadOnce } from '#src/components/loadOnce.ts';
import { whenIdle } from '#src/lib/idle.ts';
import type { NotificationItem, NotificationsMenuProps } from './NotificationsMenu.tsx';

const source = loadOnce(async () => (await import('./notifications.tsx')).notificationsAt);

const none: ReadonlySet<string> = new Set();

/**
 * The notifications of a portal; the support portal has none. They are loaded after the page. Which of them were read is
 * known in this tab until a sign-out.
 */
export function useNotifications(portal: Portal['id'] | undefined): NotificationsMenuProps {
  const [items, setItems] = useState<readonly NotificationItem[]>([]);
  const [read, setRead] = useState(none);

  const load = useCallback(() => {
    if (portal !== 'master') return;
    // Without the code there are no notifications; opening the menu tries again.
    source.load().then(
      (notificationsAt) => setItems(notificationsAt(new Date())),
      () => undefined,
    );
  }, [portal]);
  useEffect(() => whenIdle(load), [load]);

  return {
    items,
    read,
    onOpen: load,
    onRead: (ids) => setRead((before) => new Set([...before, ...ids])),
  };
}
