import { hasRole, isUnder } from '#src/lib/paths.ts';
import { openPages } from './pages.ts';
import { type Portal, personalScreens, portals, type ScreenEntry } from './screens.ts';

/** The portal of a signed-in user; null for an account without one. */
export function portalOf(roles: readonly string[]): Portal | null {
  return portals.find((portal) => hasRole(roles, portal.roles)) ?? null;
}

/** A place in the console: the screen, and its group in the sidebar. */
export interface Place {
  readonly screen: ScreenEntry;
  readonly group: string | null;
}

/** The place of a path; null for a path outside of the portals (`/login`). */
export function placeOf(path: string): Place | null {
  for (const portal of portals) {
    for (const entry of portal.entries) {
      if (entry.kind !== 'group') {
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
  const place = placeOf(path);
  if (!place) return ['Dashboard'];
  return place.group === null ? [place.screen.label] : [place.group, place.screen.label];
}

/** `Developer Users · Blume Console`; the specification's default title is Dashboard. */
export function documentTitle(path: string): string {
  const page = Object.values(openPages).find((candidate) => candidate.path === path);
  const label = page?.label ?? placeOf(path)?.screen.label ?? 'Dashboard';
  return `${label} · Blume Console`;
}
