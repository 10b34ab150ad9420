import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { RouteLink } from '../Link/RouteLink.tsx';
import { loadOnce } from '../loadOnce.ts';
import { usePopup } from '../usePopup.ts';
import { isGroupOpen, type SidebarItem } from './items.ts';
import { opensInThisTab, SidebarLinks } from './SidebarLinks.tsx';

const panel = loadOnce(async () => (await import('./FlyoutPanel.tsx')).FlyoutPanel);

/** A group in a collapsed sidebar: its pages open in a panel next to it, once its code is loaded. */
function SidebarFlyout({ item }: { item: SidebarItem }) {
  const id = useId();
  const { button, open, popup } = usePopup(panel, {});

  return (
    <li data-group={item.id}>
      <button
        type="button"
        data-row=""
        data-current={item.current || undefined}
        // The collapsed sidebar does not render the text.
        aria-label={item.label}
        data-tooltip={open ? undefined : item.label}
        data-tooltip-side="inline-end"
        aria-controls={popup ? id : undefined}
        {...button}
      >
        <span data-icon="" aria-hidden="true">
          {item.icon}
        </span>
        <span>{item.label}</span>
      </button>
      {popup ? <popup.Popup id={id} item={item} {...popup.opened} /> : null}
    </li>
  );
}

interface SidebarGroupProps {
  item: SidebarItem;
  open: boolean;
  onToggle: () => void;
  onNavigate?: (() => void) | undefined;
}

/** A group in an expanded sidebar, with its pages below its button. */
function SidebarGroup({ item, open, onToggle, onNavigate }: SidebarGroupProps) {
  const id = useId();
  return (
    <li data-group={item.id}>
      <button
        type="button"
        data-row="head"
        data-current={item.current || undefined}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onToggle()}
      >
        <span data-icon="" aria-hidden="true">
          {item.icon}
        </span>
        <span>{item.label}</span>
        <ChevronDown aria-hidden="true" />
      </button>
      {open ? (
        <SidebarLinks id={id} label={item.label} links={item.children ?? []} onNavigate={onNavigate} />
      ) : null}
    </li>
  );
}

export interface SidebarNavProps {
  items: readonly SidebarItem[];
  collapsed: boolean;
  onNavigate?: (() => void) | undefined;
}

/** The entries of the navigation: links to pages, and buttons that open groups. */
export function SidebarNav({ items, collapsed, onNavigate }: SidebarNavProps) {
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
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
        if (item.children && collapsed) return <SidebarFlyout key={item.id} item={item} />;
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
