import { Bell } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '#src/components/IconButton/IconButton.tsx';
import type { MenuItem } from '#src/components/Menu/items.ts';
import { Menu } from '#src/components/Menu/Menu.tsx';
import { media, theme } from '#src/components/theme/theme.ts';

export interface NotificationsMenuProps {
  /** The notifications (section 3 "Notification: label"), unread ones first. */
  readonly items: readonly MenuItem[];
  /** How many of them were not read: a red dot tells that there are any. */
  readonly unread: number;
  readonly onOpen: () => void;
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
    ${media.forcedColors} {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

/** The notifications menu of the header, or `No notifications`. */
export function NotificationsMenu({ items, unread, onOpen }: NotificationsMenuProps) {
  const some = unread > 0;
  const trigger = (
    <IconButton
      label="Notifications"
      aria-description={some ? `${unread} unread` : undefined}
      icon={
        <Dotted data-dot={some || undefined}>
          <Bell size={16} strokeWidth={1.75} />
        </Dotted>
      }
    />
  );
  return (
    <Menu label="Notifications" trigger={trigger} items={items} empty="No notifications" onOpen={onOpen} />
  );
}
