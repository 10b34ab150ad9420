import { useEffect, useState } from 'react';
import { useUserId } from '#src/api/session/session.ts';
import type { Portal } from '#src/app/routes/screens.ts';
import { useTimeZone } from '#src/components/DateTime/shownDates.ts';
import { loadOnce } from '#src/components/loadOnce.ts';
import { useLoaded } from '#src/components/useLoaded.ts';
import { useStored } from '#src/components/useStored.ts';
import { useMinute } from '#src/features/shared/useMinutely.ts';
import { whenIdle } from '#src/lib/idle.ts';
import type { NotificationsMenuProps } from './NotificationsMenu.tsx';

const code = loadOnce(async () => await import('./notifications.tsx'));

const noReads: ReadonlyMap<string, number> = new Map();

/**
 * The notifications of a portal; the support portal has none. They are loaded after the page. Which of them a user has read
 * is known in all tabs of this browser.
 */
export function useNotifications(portal: Portal['id'] | undefined): NotificationsMenuProps {
  const [wanted, setWanted] = useState(false);
  const [stored, store] = useStored(`blume.notifications.${useUserId()}`);
  const minute = useMinute();
  const zone = useTimeZone();
  useEffect(() => whenIdle(() => setWanted(true)), []);
  // Without the code there are no notifications; opening the menu tries again.
  const loaded = useLoaded(code, wanted && portal === 'master', () => setWanted(false));
  const known = loaded?.notificationsAt(new Date(minute), zone) ?? [];
  const read = loaded?.readOf(stored, known) ?? noReads;

  const onRead = (ids: readonly string[]) => {
    const at = Object.fromEntries(ids.map((id) => [id, Date.now()]));
    store({ ...Object.fromEntries(read), ...at });
  };
  return {
    items: loaded?.notificationMenu(known, read, onRead) ?? [],
    unread: known.filter(({ id }) => !read.has(id)).length,
    onOpen: () => setWanted(true),
  };
}
