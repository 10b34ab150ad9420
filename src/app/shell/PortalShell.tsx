import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { CacheProvider } from '#src/api/cache/CacheProvider.tsx';
import { useSession } from '#src/api/session/session.ts';
import { RelatedProvider } from '#src/app/related/RelatedProvider.tsx';
import { preloadScreen } from '#src/app/routes/lazyScreens.ts';
import { portalOf } from '#src/app/routes/navigation.ts';
import { portals, screensFor } from '#src/app/routes/screens.ts';
import { workSources } from '#src/app/work/workSources.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { modifierName } from '#src/features/shared/commands/modifierName.ts';
import { useCommandKeys } from '#src/features/shared/commands/useCommandKeys.ts';
import { WorkContext } from '#src/features/shared/dashboard/work/WorkContext.ts';
import { leaveForm } from '#src/features/shared/form/unsavedWork.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { whenIdle } from '#src/lib/idle.ts';
import { hasRole, isUnder, paths } from '#src/lib/paths.ts';
import { useMaintenance } from './banners/useMaintenance.ts';
import { useOnline } from './banners/useOnline.ts';
import { type ShellActions, shellKeys } from './commands/shellKeys.ts';
import { Shell } from './Shell.tsx';
import { GlobalSearch } from './search/GlobalSearch.tsx';
import { useGlobalSearch } from './search/useGlobalSearch.ts';
import { useVisits } from './search/useVisits.ts';
import { useSidebar } from './sidebar/useSidebar.ts';
import { useGoKeys } from './useGoKeys.ts';
import { useNotifications } from './useNotifications.ts';
import { useScheme } from './useScheme.ts';
import { useScrollAndFocus } from './useScrollAndFocus.ts';

const searchHint = `${modifierName(navigator.platform)} K`;

const PortalShortcuts = lazyDialog(
  async () => (await import('./commands/PortalShortcuts.tsx')).PortalShortcuts,
  () => toast.error('The shortcuts could not be loaded.'),
);

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
  const [sheet, setSheet] = useState(false);
  const navigate = useNavigate();
  function onGo(path: string) {
    preloadScreen(path);
    void navigate(path);
  }
  const shell: ShellActions = {
    onSearch: search.toggle,
    onSidebar: sidebar.toggle,
    onShortcuts: () => setSheet(true),
    onLogOut: () => leaveForm(() => void logout()),
  };
  useCommandKeys('page', shellKeys, shell);
  useGoKeys(screensFor(portal), onGo);
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
        person={{ name: user.name, email: user.email, onLogOut: shell.onLogOut }}
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
      {sheet ? <PortalShortcuts portal={portal} onClose={() => setSheet(false)} /> : null}
      <GlobalSearch state={search} portal={portal} userId={user.id} shell={shell} onGo={onGo} />
    </CacheProvider>
  );
}
