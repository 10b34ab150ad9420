import { useEffect, useState } from 'react';
import { useHotkey } from '#src/app/shell/useHotkey.ts';
import { rememberExpanded, wasExpanded } from './sidebarCookie.ts';

/** Below this the sidebar is collapsed whatever was chosen, and opens as a drawer (sections 4 and 9). */
const NARROW = '(max-width: 767.98px)';

export interface SidebarState {
  readonly collapsed: boolean;
  /** Below 768 px: whether the drawer is open. */
  readonly drawerOpen: boolean;
  /** The header's button and Ctrl/Cmd+B: the drawer below 768 px, else the sidebar itself. */
  toggle: () => void;
  closeDrawer: () => void;
}

/** The sidebar's state: collapsed by default, remembered for seven days in a cookie that is read at the start. */
export function useSidebar(path: string): SidebarState {
  const [expanded, setExpanded] = useState(() => wasExpanded(document));
  const [narrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  // The drawer belongs to the page it was opened on: following one of its links closes it.
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

  return { collapsed: narrow || !expanded, drawerOpen, toggle, closeDrawer: () => setDrawerAt(null) };
}
