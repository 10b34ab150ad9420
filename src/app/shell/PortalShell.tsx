import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { CacheProvider } from '#src/api/cache/CacheProvider.tsx';
import { useSession } from '#src/api/session/session.ts';
import { RelatedProvider } from '#src/app/related/RelatedProvider.tsx';
import { preloadScreen } from '#src/app/routes/lazyScreens.ts';
import { portalOf } from '#src/app/routes/navigation.ts';
import { portals } from '#src/app/routes/screens.ts';
import { workSources } from '#src/app/work/workSources.ts';
import { WorkContext } from '#src/features/shared/dashboard/work/WorkContext.ts';
import { leaveForm } from '#src/features/shared/form/unsavedWork.ts';
import { modifierName } from '#src/features/shared/shortcuts/shortcuts.ts';
import { whenIdle } from '#src/lib/idle.ts';
import { hasRole, isUnder, paths } from '#src/lib/paths.ts';
import { useMaintenance } from './banners/useMaintenance.ts';
import { useOnline } from './banners/useOnline.ts';
import { Shell } from './Shell.tsx';
import { ShortcutsSheet } from './ShortcutsSheet.tsx';
import { GlobalSearch } from './search/GlobalSearch.tsx';
import { useGlobalSearch } from './search/useGlobalSearch.ts';
import { useVisits } from './search/useVisits.ts';
import { useSidebar } from './sidebar/useSidebar.ts';
import { useNotifications } from './useNotifications.ts';
import { useScheme } from './useScheme.ts';
import { useScrollAndFocus } from './useScrollAndFocus.ts';

const searchHint = `${modifierName(navigator.platform)} K`;

/** Container of the shell: shows the portal of the path, or the user's own portal for `/profile`. */
export function PortalShell() {
  const user = useSession((session) => session.user);
  const logout = useSession((session) => session.logout);
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const sidebar = useSidebar(pathname);
  const appearance = useScheme();
  const roles = user?.roles ?? [];
  const portalOfPath = portals.find((one) => isUnder(pathname, one.root) && hasRole(roles, one.roles));
  const portal = portalOfPath ?? portalOf(roles);
  const search = useGlobalSearch(portal?.id);
  const notifications = useNotifications(portal?.id);
  const online = useOnline();
  const maintenance = useMaintenance(portal?.id, pathname);
  useScrollAndFocus(main);
  useVisits(user?.id ?? null, pathname);
  // Most users open the first list from the dashboard.
  useEffect(() => {
    if (pathname !== paths.master.dashboard || !portalOfPath) return undefined;
    return whenIdle(() => preloadScreen(paths.master.developerUsers));
  }, [pathname, portalOfPath]);
  if (!user) return null;

  return (
    <CacheProvider>
      <Shell
        navigation={{ subtitle: portal?.subtitle ?? '', entries: portal?.entries ?? [], path: pathname }}
        sidebar={sidebar}
        person={{ name: user.name, email: user.email, onLogOut: () => leaveForm(() => void logout()) }}
        appearance={appearance}
        search={{ hint: searchHint, onOpen: search.open }}
        notifications={notifications}
        online={online}
        maintenance={maintenance}
        main={main}
      >
        <RelatedProvider portal={portal?.id}>
          <WorkContext value={portal ? workSources[portal.id] : null}>
            <Outlet />
          </WorkContext>
        </RelatedProvider>
      </Shell>
      <ShortcutsSheet />
      <GlobalSearch state={search} portal={portal} userId={user.id} />
    </CacheProvider>
  );
}
