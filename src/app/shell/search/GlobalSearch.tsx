import { useNavigate } from 'react-router-dom';
import { preloadScreen } from '#src/app/routes/lazyScreens.ts';
import { placeOf } from '#src/app/routes/navigation.ts';
import { type Portal, personalScreens, type ScreenEntry, screensOf } from '#src/app/routes/screens.ts';
import type { SearchGroup, SearchHit } from '#src/features/search/searchHits.ts';
import { recentPlaces } from './recentPlaces.ts';
import type { GlobalSearchState } from './useGlobalSearch.ts';

function toHit(kind: string, screen: ScreenEntry, group: string | null): SearchHit {
  const aliases = screen.heading === screen.label ? '' : screen.heading;
  return {
    id: `${kind} ${screen.path}`,
    label: screen.label,
    hint: [group, aliases].filter(Boolean).join(' · '),
    path: screen.path,
  };
}

/** Recent places, then the other screens that the user can open, without repetitions. */
export function placeGroups(portal: Portal | null, recent: readonly string[]): readonly SearchGroup[] {
  const screens = [...(portal ? screensOf(portal) : []), ...personalScreens];
  const known = new Set(screens.map((screen) => screen.path));
  const hits = (kind: string, list: readonly string[]) =>
    list.flatMap((path) => {
      const place = placeOf(path);
      return place && known.has(path) ? [toHit(kind, place.screen, place.group)] : [];
    });
  return [
    { label: 'Recent', items: hits('recent', recent) },
    {
      label: 'Screens',
      items: hits(
        'screen',
        [...known].filter((path) => !recent.includes(path)),
      ),
    },
  ];
}

export interface GlobalSearchProps {
  readonly state: GlobalSearchState;
  readonly portal: Portal | null;
  readonly userId: string;
}

/** Container of the global search: opens hits with the router; renders nothing while it is closed. */
export function GlobalSearch({ state, portal, userId }: GlobalSearchProps) {
  const navigate = useNavigate();
  const { typed, Search, close } = state;
  if (typed === null || !Search) return null;
  return (
    <Search
      typed={typed}
      places={placeGroups(portal, recentPlaces(userId))}
      onClose={close}
      onOpen={({ path }) => {
        close();
        preloadScreen(path);
        void navigate(path);
      }}
    />
  );
}
