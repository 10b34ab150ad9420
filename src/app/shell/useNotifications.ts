import { useCallback, useEffect, useState } from 'react';
import type { Portal } from '#src/app/routes/screens.ts';
import { loadOnce } from '#src/components/loadOnce.ts';
import { whenIdle } from '#src/lib/idle.ts';
import type { NotificationsMenuProps } from './NotificationsMenu.tsx';
import type { NotificationItem } from './notifications.tsx';

const code = loadOnce(async () => await import('./notifications.tsx'));

const none: ReadonlySet<string> = new Set();

/**
 * The notifications of a portal; the support portal has none. They are loaded after the page. Which of them were read is
 * known in this tab until a sign-out.
 */
export function useNotifications(portal: Portal['id'] | undefined): NotificationsMenuProps {
  const [known, setKnown] = useState<readonly NotificationItem[]>([]);
  const [read, setRead] = useState(none);

  const load = useCallback(() => {
    if (portal !== 'master') return;
    // Without the code there are no notifications; opening the menu tries again.
    code.load().then(
      ({ notificationsAt }) => setKnown(notificationsAt(new Date())),
      () => undefined,
    );
  }, [portal]);
  useEffect(() => whenIdle(load), [load]);

  const onRead = (ids: readonly string[]) => setRead((before) => new Set([...before, ...ids]));
  return {
    items: code.peek()?.notificationMenu(known, read, onRead) ?? [],
    unread: known.filter(({ id }) => !read.has(id)).length,
    onOpen: load,
  };
}
