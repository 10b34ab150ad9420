import { useState } from 'react';
import { RouteLink } from '../Link/RouteLink.tsx';
import { isGroupOpen, type SidebarItem } from './items.ts';
import { SidebarFlyout } from './SidebarFlyout.tsx';
import { SidebarGroup } from './SidebarGroup.tsx';
import { followsHere } from './SidebarLinks.tsx';

export interface SidebarNavProps {
  items: readonly SidebarItem[];
  collapsed: boolean;
  onNavigate?: (() => void) | undefined;
}

/** The entries: links are links, groups are buttons. */
export function SidebarNav({ items, collapsed, onNavigate }: SidebarNavProps) {
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const [flyout, setFlyout] = useState<string | null>(null);

  return (
    <ul>
      {items.map((item) => {
        if (item.children && collapsed) {
          return (
            <SidebarFlyout
              key={item.id}
              item={item}
              open={flyout === item.id}
              onOpenChange={(open) =>
                setFlyout((shown) => (open ? item.id : shown === item.id ? null : shown))
              }
            />
          );
        }
        if (item.children) {
          const open = isGroupOpen(item, toggled);
          return (
            <SidebarGroup
              key={item.id}
              item={item}
              open={open}
              onToggle={() => setToggled({ ...toggled, [item.id]: !open })}
              onNavigate={onNavigate}
            />
          );
        }
        return (
          <li key={item.id}>
            <RouteLink
              href={item.href}
              data-row=""
              data-tooltip={collapsed ? item.label : undefined}
              data-tooltip-side="inline-end"
              aria-current={item.current ? 'page' : undefined}
              onClick={(event) => {
                if (followsHere(event)) onNavigate?.();
              }}
            >
              <span data-icon="" aria-hidden="true">
                {item.icon}
              </span>
              <span>{item.label}</span>
            </RouteLink>
          </li>
        );
      })}
    </ul>
  );
}
