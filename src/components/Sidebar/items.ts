import type { ReactNode } from 'react';

/** A page in the navigation. */
export interface SidebarLink {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** The current page is this one, or below it. */
  readonly current?: boolean | undefined;
}

/** An entry: a page when it has an `href`, a group of pages when it has `children`. */
export interface SidebarItem {
  readonly id: string;
  readonly label: string;
  /** Decoration; a collapsed sidebar shows only the icon. */
  readonly icon: ReactNode;
  readonly href?: string | undefined;
  readonly children?: readonly SidebarLink[] | undefined;
  /** For a group: one of its pages is current. */
  readonly current?: boolean | undefined;
}

/** Whether a group is open in an expanded sidebar: as the user toggled it, else when it contains the current page. */
export function isGroupOpen(item: SidebarItem, toggled: Readonly<Record<string, boolean>>): boolean {
  return toggled[item.id] ?? item.current ?? false;
}
