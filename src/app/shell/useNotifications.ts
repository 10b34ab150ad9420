import { useCallback, useEffect, useState } from 'react';
import type { Portal } from '#src/app/routes/screens.ts';
import { loadOnce } from '#src/components/loadOnce.ts';
import { whenIdle } from '#src/lib/idle.ts';
import type { NotificationItem, NotificationsMenuProps } from './NotificationsMenu.tsx';

const source = loadOnce(async () => (await import('./notifications.ts')).notificationsAt);

/** The notifications of a portal; the support portal has none. They are loaded after the page, and seen once opened. */
export function useNotifications(portal: Portal['id'] | undefined): NotificationsMenuProps {
  const [items, setItems] = useState<readonly NotificationItem[]>([]);
  const [seen, setSeen] = useState(false);

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
    unread: seen ? 0 : items.length,
    onOpen: () => {
      setSeen(true);
      load();
    },
  };
}
