import { hasRole, isUnder } from '#src/lib/paths.ts';
import { openPages } from './pages.ts';
import { type Portal, personalScreens, portals, type ScreenEntry } from './screens.ts';

/** The portal of a signed-in user; null for an account without one. */
export function portalOf(roles: readonly string[]): Portal | null {
  return portals.find((portal) => hasRole(roles, portal.roles)) ?? null;
}

/** A screen, and its group in the sidebar. */
export interface NavigationItem {
  readonly screen: ScreenEntry;
  readonly group: string | null;
}

/** The navigation item of a path; null for a path outside of the portals (`/login`). */
export function navigationItem(path: string): NavigationItem | null {
  for (const portal of portals) {
    for (const entry of portal.entries) {
      if (entry.type !== 'group') {
        if (isUnder(path, entry.path)) return { screen: entry, group: null };
      } else {
        const child = entry.children.find((candidate) => isUnder(path, candidate.path));
        if (child) return { screen: child, group: entry.label };
      }
    }
  }
  const personal = personalScreens.find((candidate) => isUnder(path, candidate.path));
  return personal ? { screen: personal, group: null } : null;
}

/** The labels of a path's breadcrumbs, the outermost first (section 2, "breadcrumbs from the current menu path"). */
export function breadcrumbsOf(path: string): readonly string[] {
  const item = navigationItem(path);
  if (!item) return ['Dashboard'];
  return item.group === null ? [item.screen.label] : [item.group, item.screen.label];
}

/** `Developer Users · Blume Console`; the specification's default title is Dashboard. The code step, `verifying`, has its own. */
export function documentTitle(path: string, verifying = false): string {
  if (verifying) return 'Verify OTP · Blume Console';
  const page = Object.values(openPages).find((candidate) => candidate.path === path);
  const label = page?.label ?? navigationItem(path)?.screen.label ?? 'Dashboard';
  return `${label} · Blume Console`;
}
