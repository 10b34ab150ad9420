import { OctagonAlert, TriangleAlert } from 'lucide-react';
import type { MenuAction, MenuItem } from '#src/components/Menu/items.ts';
import { theme } from '#src/components/theme/theme.ts';
import { alertLabels, pressingAlerts, subjectOf } from '#src/features/dashboard/alerts.ts';
import { dashboardSample } from '#src/features/dashboard/dashboard.store.ts';
import { formatDateTime } from '#src/lib/dates.ts';
import { paths } from '#src/lib/paths.ts';
import { recordUrl } from '#src/lib/recordUrl.ts';

/** A notification: its severity and time are its detail, and it opens what it is about. */
export type NotificationItem = Pick<MenuAction, 'id' | 'label' | 'detail' | 'icon'> & {
  readonly href: string;
  /** When it happened, ms since 1970. */
  readonly at: number;
};

/**
 * The notifications of the master portal, the latest first. Each opens what its alert is about, or the alert among all
 * alerts (product.md "Sample data").
 */
export function notificationsAt(now: Date, zone: string): readonly NotificationItem[] {
  return pressingAlerts(dashboardSample().alerts, now).map((alert) => {
    const { id, message, type, time } = alert;
    return {
      id,
      label: message,
      detail: `${alertLabels[type]} · ${formatDateTime(time, zone) ?? ''}`,
      icon:
        type === 'error' ? (
          <OctagonAlert color={theme.danger.text} />
        ) : (
          <TriangleAlert color={theme.warning.text} />
        ),
      at: Date.parse(time),
      href: subjectOf(alert) ?? recordUrl(paths.master.dashboard, id, 'alerts'),
    };
  });
}

/**
 * When these notifications were read, in ms since 1970, from what this browser stores; without those that were not. One that
 * has happened since, on another day, is unread again.
 */
export function readOf(
  stored: unknown,
  items: readonly Pick<NotificationItem, 'id' | 'at'>[],
): ReadonlyMap<string, number> {
  if (typeof stored !== 'object' || stored === null) return new Map();
  const times = new Map<string, unknown>(Object.entries(stored));
  return new Map(
    items.flatMap(({ id, at }) => {
      const read = times.get(id);
      return typeof read === 'number' && read >= at ? [[id, read] as const] : [];
    }),
  );
}

/** The menu of notifications: unread ones first, then the others, and at the end `Mark all as read`. */
export function notificationMenu(
  items: readonly NotificationItem[],
  read: Pick<ReadonlySet<string>, 'has'>,
  onRead: (ids: readonly string[]) => void,
): readonly MenuItem[] {
  const unread = items.filter(({ id }) => !read.has(id));
  const old = items.filter(({ id }) => read.has(id));
  const group = (label: string, group: readonly NotificationItem[]): readonly MenuItem[] =>
    group.length === 0
      ? []
      : [
          { type: 'heading', id: label, label },
          ...group.map(({ at: _, ...item }) => ({ ...item, onSelect: () => onRead([item.id]) })),
        ];
  const all: readonly MenuItem[] =
    unread.length === 0
      ? []
      : [
          { type: 'separator', id: 'end' },
          { id: 'all', label: 'Mark all as read', onSelect: () => onRead(unread.map(({ id }) => id)) },
        ];
  return [...group('Unread', unread), ...group('Read', old), ...all];
}
