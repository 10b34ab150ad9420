import type { MouseEvent } from 'react';
import { RouteLink } from '../Link/RouteLink.tsx';
import type { SidebarLink } from './items.ts';

export interface SidebarLinksProps {
  id: string;
  label: string;
  links: readonly SidebarLink[];
  /** Called when a link is followed in this tab. */
  onNavigate?: (() => void) | undefined;
}

/** Whether a click opens a link in this tab. */
export function opensInThisTab(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The pages of a group. */
export function SidebarLinks({ id, label, links, onNavigate }: SidebarLinksProps) {
  return (
    <ul id={id} aria-label={label}>
      {links.map((link) => (
        <li key={link.id}>
          <RouteLink
            href={link.href}
            data-row="sub"
            aria-current={link.current ? 'page' : undefined}
            onClick={(event) => {
              if (opensInThisTab(event)) onNavigate?.();
            }}
          >
            <span>{link.label}</span>
          </RouteLink>
        </li>
      ))}
    </ul>
  );
}
