import type { MouseEvent } from 'react';
import { RouteLink } from '../Link/RouteLink.tsx';
import type { SidebarLink } from './items.ts';

export interface SidebarLinksProps {
  id: string;
  label: string;
  links: readonly SidebarLink[];
  /** A link is followed in this tab. */
  onNavigate?: (() => void) | undefined;
}

/** Whether a click follows the link here, rather than in another tab or window. */
export function followsHere(event: MouseEvent): boolean {
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
              if (followsHere(event)) onNavigate?.();
            }}
          >
            <span>{link.label}</span>
          </RouteLink>
        </li>
      ))}
    </ul>
  );
}
