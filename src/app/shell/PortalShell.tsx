import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { CacheProvider } from '#src/api/cache/CacheProvider.tsx';
import { useSession } from '#src/api/session/session.ts';
import { RecordsProvider } from '#src/app/records/RecordsProvider.tsx';
import { preloadScreen } from '#src/app/routes/lazyScreens.ts';
import { navigationItem, portalOf } from '#src/app/routes/navigation.ts';
import { screenKeys } from '#src/app/routes/screenKeys.ts';
import { type Portal, portals, screensFor } from '#src/app/routes/screens.ts';
import { type LoadOnce, loadOnce } from '#src/components/loadOnce.ts';
import { isShortcut } from '#src/components/SearchInput/isShortcut.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { useKeyDown } from '#src/components/useKeyDown.ts';
import { over, useCommandKeys } from '#src/features/shared/commands/useCommandKeys.ts';
import { TodoContext } from '#src/features/shared/dashboard/todos/TodoContext.ts';
import type { TodoSource } from '#src/features/shared/dashboard/todos/todo.ts';
import { leaveForm } from '#src/features/shared/form/unsavedInput.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { maintenanceStore } from '#src/features/shared/maintenance/maintenance.store.ts';
import { usePreferences } from '#src/features/shared/preferences/preferences.store.ts';
import { whenIdle } from '#src/lib/idle.ts';
import { meantKey } from '#src/lib/meantKey.ts';
import { darkScheme } from '#src/lib/mediaQuery.ts';
import { hasRole, isUnder, MAINTENANCE_CARD, paths } from '#src/lib/paths.ts';
import { schemeOf } from '#src/lib/preferences.ts';
import type { MaintenanceBannerProps } from './banners/MaintenanceBanner.tsx';
import { modifierName } from './commands/modifierName.ts';
import { type ShellActions, shellKeys } from './commands/shellKeys.ts';
import { Shell } from './Shell.tsx';
import type { ShellSearchProps } from './search/PortalSearch.tsx';
import { rememberUsed } from './search/recentlyUsed.ts';
import { SearchField } from './search/SearchField.tsx';
import { type GlobalSearchState, useGlobalSearch } from './search/useGlobalSearch.ts';
import { useSidebar } from './sidebar/useSidebar.ts';
import type { ThemeSwitchProps } from './ThemeSwitch.tsx';
import { useNotifications } from './useNotifications.ts';
import { useScrollAndFocus } from './useScrollAndFocus.ts';

/** How long after `g` a letter still belongs to it, in ms. */
const PAUSE = 1500;

/** `g` and then the letter of a screen goes to it, before a list takes the letter for a row. */
function useGoKeys(screens: readonly { readonly path: string }[], onGo: (path: string) => void): void {
  const pressed = useRef(Number.NEGATIVE_INFINITY);
  useKeyDown((event) => {
    const follows = event.timeStamp - pressed.current < PAUSE;
    pressed.current = Number.NEGATIVE_INFINITY;
    const key = meantKey(event);
    if (!isShortcut(event, key) || document.querySelector(over.page)) return;
    const screen = follows ? screens.find(({ path }) => screenKeys[path] === key) : undefined;
    if (screen) {
      event.preventDefault();
      event.stopPropagation();
      onGo(screen.path);
    } else if (key === 'g') {
      pressed.current = event.timeStamp;
    }
  }, 'first');
}

/**
 * The code of Today's work by portal; its lists and samples are loaded after the dashboard. The names of their many files
 * are in a file of its own, which other pages do not load.
 */
export const todoSources: Readonly<Record<Portal['id'], LoadOnce<TodoSource>>> = {
  master: loadOnce(async () => (await import('#src/app/todos/loadTodos.ts')).loadMasterTodos()),
  support: loadOnce(async () => (await import('#src/app/todos/loadTodos.ts')).loadSupportTodos()),
};

/** The scheme that is shown, and a function that switches to the other one. */
function useScheme(): ThemeSwitchProps {
  const choice = usePreferences((state) => state.preferences.theme);
  const change = usePreferences((state) => state.change);
  const dark = useSyncExternalStore(darkScheme.subscribe, darkScheme.matches);
  return { scheme: schemeOf(choice, dark), onChange: (theme) => change({ theme }) };
}

/** Adds every visited screen to the recent commands. */
function useVisits(userId: string | null, pathname: string): void {
  useEffect(() => {
    const item = navigationItem(pathname);
    if (userId !== null && item) rememberUsed(userId, item.screen.path);
  }, [userId, pathname]);
}

interface GlobalSearchProps extends Pick<ShellSearchProps, 'portal' | 'userId' | 'shell' | 'onGo'> {
  readonly state: GlobalSearchState;
}

/** The global search while it is open; until its code is loaded, a field that takes what is typed. */
function GlobalSearch({ state, onGo, ...shell }: GlobalSearchProps) {
  const { typed, Search, returnFocus, close } = state;
  if (typed === null) return null;
  if (!Search) return <SearchField text={typed} onType={state.type} onClose={close} />;
  return <Search {...shell} text={typed} returnFocus={returnFocus} onClose={close} onGo={onGo} />;
}

function subscribe(notify: () => void): () => void {
  addEventListener('online', notify);
  addEventListener('offline', notify);
  return () => {
    removeEventListener('online', notify);
    removeEventListener('offline', notify);
  };
}

/** Whether the browser reports a network connection. */
function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

/** The banner of Maintenance Mode; in the master portal it leads to its card, except on the screen of the card. */
function useMaintenance(portal: string | undefined, pathname: string): MaintenanceBannerProps {
  const message = maintenanceStore.useBanner();
  const leads = portal === 'master' && pathname !== paths.master.settings;
  return { message, settings: leads ? MAINTENANCE_CARD : null };
}

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
      <RecordsProvider portal={portal?.id}>
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
          <TodoContext value={portal ? todoSources[portal.id] : null}>
            <Outlet />
          </TodoContext>
        </Shell>
        {sheet ? <PortalShortcuts portal={portal} onClose={() => setSheet(false)} /> : null}
        <GlobalSearch state={search} portal={portal} userId={user.id} shell={shell} onGo={onGo} />
      </RecordsProvider>
    </CacheProvider>
  );
}
