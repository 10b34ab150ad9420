import { useEffect, useState } from 'react';
import type { Portal } from '#src/app/routes/screens.ts';
import { useTimeZone } from '#src/components/DateTime/shownDates.ts';
import { loadOnce } from '#src/components/loadOnce.ts';
import { useLoaded } from '#src/components/useLoaded.ts';
import { useMinute } from '#src/features/shared/useMinutely.ts';
import { whenIdle } from '#src/lib/idle.ts';
import type { NotificationsMenuProps } from './NotificationsMenu.tsx';

const code = loadOnce(async () => await import('./notifications.tsx'));

const none: ReadonlySet<string> = new Set();

/**
 * The notifications of a portal; the support portal has none. They are loaded after the page. Which of them were read is
 * known in this tab until a sign-out.
 */
export function useNotifications(portal: Portal['id'] | undefined): NotificationsMenuProps {
  const [wanted, setWanted] = useState(false);
  const [read, setRead] = useState(none);
  const minute = useMinute();
  const zone = useTimeZone();
  useEffect(() => whenIdle(() => setWanted(true)), []);
  // Without the code there are no notifications; opening the menu tries again.
  const loaded = useLoaded(code, wanted && portal === 'master', () => setWanted(false));
  const known = loaded?.notificationsAt(new Date(minute), zone) ?? [];

  const onRead = (ids: readonly string[]) => setRead((before) => new Set([...before, ...ids]));
  return {
    items: loaded?.notificationMenu(known, read, onRead) ?? [],
    unread: known.filter(({ id }) => !read.has(id)).length,
    onOpen: () => setWanted(true),
  };
}
