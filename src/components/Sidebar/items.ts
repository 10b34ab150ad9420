import type { ReactNode } from 'react';

/** A page in the navigation. */
export interface SidebarLink {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** The person is on this page, or under it. */
  readonly current?: boolean | undefined;
}

/** An entry: a page when it has an `href`, a group of pages when it has `children`. */
export interface SidebarItem {
  readonly id: string;
  readonly label: string;
  /** Decoration; what a collapsed sidebar shows of the entry. */
  readonly icon: ReactNode;
  readonly href?: string | undefined;
  readonly children?: readonly SidebarLink[] | undefined;
  /** For a group: one of its pages is current. */
  readonly current?: boolean | undefined;
}

/** Whether a group stands open in an expanded sidebar: as the person left it, else when it holds the page. */
export function isGroupOpen(item: SidebarItem, toggled: Readonly<Record<string, boolean>>): boolean {
  return toggled[item.id] ?? item.current ?? false;
}
