import { useState } from 'react';
import { useNarrow } from '#src/components/theme/useNarrow.ts';
import { rememberExpanded, wasExpanded } from './sidebarCookie.ts';

export interface SidebarState {
  readonly collapsed: boolean;
  /** Whether the page is narrower than 768 px. */
  readonly narrow: boolean;
  /** Below 768 px: whether the drawer is open. */
  readonly drawerOpen: boolean;
  /** Action of the header's button and of Ctrl/Cmd+B: toggles the drawer below 768 px, else the sidebar. */
  toggle: () => void;
  closeDrawer: () => void;
}

/**
 * State of the sidebar: collapsed by default, stored for seven days in a cookie that is read at the start. Below 768 px it
 * is always collapsed and opens as a drawer (sections 4 and 9).
 */
export function useSidebar(path: string): SidebarState {
  const [expanded, setExpanded] = useState(() => wasExpanded(document));
  const narrow = useNarrow();
  // The drawer is open for one path only: following one of its links closes it.
  const [drawerAt, setDrawerAt] = useState<string | null>(null);
  const drawerOpen = drawerAt === path;
  // Forgotten, so that it does not open again when the user returns to the path.
  if (drawerAt !== null && !(narrow && drawerOpen)) setDrawerAt(null);

  function toggle(): void {
    if (narrow) {
      setDrawerAt(drawerOpen ? null : path);
      return;
    }
    setExpanded(!expanded);
    rememberExpanded(document, !expanded, location.protocol);
  }

  return {
    collapsed: narrow || !expanded,
    narrow,
    drawerOpen,
    toggle,
    closeDrawer: () => setDrawerAt(null),
  };
}
