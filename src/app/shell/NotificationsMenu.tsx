import { Bell } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '#src/components/IconButton/IconButton.tsx';
import type { MenuAction, MenuItem } from '#src/components/Menu/items.ts';
import { Menu } from '#src/components/Menu/Menu.tsx';
import { theme } from '#src/components/theme/theme.ts';

/** A notification (section 3 "Notification: label"). */
export interface NotificationItem extends Pick<MenuAction, 'id' | 'label' | 'detail' | 'icon'> {
  /** The address that choosing it opens. */
  readonly href: string;
}

export interface NotificationsMenuProps {
  /** The latest first. */
  readonly items: readonly NotificationItem[];
  /** The ids of those that were read. A red dot tells that there are others. */
  readonly read: ReadonlySet<string>;
  readonly onOpen: () => void;
  /** Marks these as read. */
  readonly onRead: (ids: readonly string[]) => void;
}

const Dotted = styled.span`
  position: relative;
  display: grid;

  &[data-dot]::after {
    content: '';
    position: absolute;
    inset-block-start: -2px;
    inset-inline-end: -2px;
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: ${theme.danger.solid};
    box-shadow: 0 0 0 2px ${theme.surface.card};
  }
`;

/** The notifications menu of the header, unread ones first, or `No notifications`. */
export function NotificationsMenu({ items, read, onOpen, onRead }: NotificationsMenuProps) {
  const unread = items.filter(({ id }) => !read.has(id));
  const old = items.filter(({ id }) => read.has(id));
  const some = unread.length > 0;
  const trigger = (
    <IconButton
      label="Notifications"
      aria-description={some ? `${unread.length} unread` : undefined}
      icon={
        <Dotted data-dot={some || undefined}>
          <Bell size={16} strokeWidth={1.75} />
        </Dotted>
      }
    />
  );
  const group = (label: string, group: readonly NotificationItem[]): readonly MenuItem[] =>
    group.length === 0
      ? []
      : [
          { type: 'heading', id: label, label },
          ...group.map((item) => ({ ...item, onSelect: () => onRead([item.id]) })),
        ];
  const all: readonly MenuItem[] = some
    ? [
        { type: 'separator', id: 'end' },
        { id: 'all', label: 'Mark all as read', onSelect: () => onRead(unread.map(({ id }) => id)) },
      ]
    : [];
  return (
    <Menu
      label="Notifications"
      trigger={trigger}
      items={[...group('Unread', unread), ...group('Read', old), ...all]}
      empty="No notifications"
      onOpen={onOpen}
    />
  );
}
