import { useEffect, useState } from 'react';
import { useHotkey } from '#src/app/shell/useHotkey.ts';
import { rememberExpanded, wasExpanded } from './sidebarCookie.ts';

/** Below this width the sidebar is always collapsed and opens as a drawer (sections 4 and 9). */
const NARROW = '(max-width: 767.98px)';

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

/** State of the sidebar: collapsed by default, stored for seven days in a cookie that is read at the start. */
export function useSidebar(path: string): SidebarState {
  const [expanded, setExpanded] = useState(() => wasExpanded(document));
  const [narrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  // The drawer is open for one path only: following one of its links closes it.
  const [drawerAt, setDrawerAt] = useState<string | null>(null);
  const drawerOpen = drawerAt === path;

  useEffect(() => {
    const query = matchMedia(NARROW);
    const follow = () => {
      setNarrow(query.matches);
      setDrawerAt(null);
    };
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);

  function toggle(): void {
    if (narrow) {
      setDrawerAt(drawerOpen ? null : path);
      return;
    }
    setExpanded(!expanded);
    rememberExpanded(document, !expanded, location.protocol);
  }
  useHotkey('b', toggle);

  return {
    collapsed: narrow || !expanded,
    narrow,
    drawerOpen,
    toggle,
    closeDrawer: () => setDrawerAt(null),
  };
}
