import { useEffect, useRef, useState } from 'react';
import { RouteLink } from '../Link/RouteLink.tsx';
import { isGroupOpen, type SidebarItem } from './items.ts';
import { SidebarFlyout } from './SidebarFlyout.tsx';
import { SidebarGroup } from './SidebarGroup.tsx';
import { opensInThisTab } from './SidebarLinks.tsx';

export interface SidebarNavProps {
  items: readonly SidebarItem[];
  collapsed: boolean;
  onNavigate?: (() => void) | undefined;
}

/** The entries of the navigation: links to pages, and buttons that open groups. */
export function SidebarNav({ items, collapsed, onNavigate }: SidebarNavProps) {
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const [flyout, setFlyout] = useState<string | null>(null);
  // What expanding has closed does not come back.
  if (!collapsed && flyout !== null) setFlyout(null);

  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<string | null>(null);

  // Collapsing replaces a group's element, so the focus is restored to the group.
  useEffect(() => {
    if (document.activeElement !== document.body || focused.current === null) return;
    const groups = list.current?.querySelectorAll<HTMLElement>('[data-group]') ?? [];
    const group = [...groups].find(({ dataset }) => dataset['group'] === focused.current);
    group?.querySelector('button')?.focus();
  });

  return (
    <ul
      ref={list}
      onFocus={({ target }) => {
        focused.current = target.closest<HTMLElement>('[data-group]')?.dataset['group'] ?? null;
      }}
      onBlur={() => {
        focused.current = null;
      }}
    >
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
              // Collapsed, the text is not rendered.
              aria-label={collapsed ? item.label : undefined}
              data-tooltip={collapsed ? item.label : undefined}
              data-tooltip-side="inline-end"
              aria-current={item.current ? 'page' : undefined}
              onClick={(event) => {
                if (opensInThisTab(event)) onNavigate?.();
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
