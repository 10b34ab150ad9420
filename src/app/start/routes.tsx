import {
  type LoaderFunctionArgs,
  Navigate,
  Outlet,
  type RouteObject,
  redirect,
  useLocation,
} from 'react-router-dom';
import { sessionStore } from '#src/api/session/session.ts';
import type { LazyScreen } from '#src/app/routes/lazyScreen.tsx';
import { login, screenAt, shell, unauthorized } from '#src/app/routes/lazyScreens.ts';
import { RouteError } from '#src/app/routes/RouteError.tsx';
import { loadOpenScreen, loadScreen } from '#src/app/routes/screenLoading.ts';
import {
  type Portal,
  personalScreens,
  portals,
  type ScreenEntry,
  screensOf,
} from '#src/app/routes/screens.ts';
import { RequireRole } from '#src/app/session/RequireRole.tsx';
import { homeOf, paths } from '#src/lib/paths.ts';
import { Root } from './Root.tsx';

/** Loads the code of a route before it is rendered, and not again when only the query changes. */
function lazily(screen: LazyScreen, load = loadScreen): Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
  return {
    loader: ({ request }: LoaderFunctionArgs) => load(screen, request.url),
    shouldRevalidate: () => false,
  };
}

function screenRoute(entry: ScreenEntry): RouteObject {
  const screen = screenAt(entry.path);
  return {
    path: entry.path,
    ...lazily(screen),
    element: <screen.Component />,
    errorElement: <RouteError />,
  };
}

function portalRoute(portal: Portal): RouteObject {
  return {
    element: (
      <RequireRole roles={portal.roles}>
        <Outlet />
      </RequireRole>
    ),
    children: [
      ...screensOf(portal).map(screenRoute),
      // "Any other child goes to dashboard" (section 2).
      { path: `${portal.root}/*`, loader: () => redirect(portal.home) },
    ],
  };
}

function home(): Response {
  const { user } = sessionStore.getState();
  return redirect((user ? homeOf(user.roles) : null) ?? paths.login);
}

const ADMIN_ROOT = '/admin';

/** Redirects `/admin/x?y#z` to `/master/x?y#z` (product.md "Routes"). A loader would not get the hash. */
function AdminArea() {
  const { pathname, search, hash } = useLocation();
  const rest = pathname.slice(ADMIN_ROOT.length);
  return <Navigate replace to={{ pathname: paths.master.root + rest, search, hash }} />;
}

/** Every route of the console (section 2, product.md "Routes"), made from the table of screens. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteError page />,
    children: [
      { path: paths.root, loader: home },
      {
        path: paths.login,
        ...lazily(login, loadOpenScreen),
        element: <login.Component />,
        errorElement: <RouteError page />,
      },
      {
        element: (
          <RequireRole>
            <shell.Component />
          </RequireRole>
        ),
        ...lazily(shell),
        errorElement: <RouteError page />,
        children: [...portals.map(portalRoute), ...personalScreens.map(screenRoute)],
      },
      {
        path: paths.unauthorized,
        ...lazily(unauthorized),
        element: (
          <RequireRole>
            <unauthorized.Component />
          </RequireRole>
        ),
      },
      { path: `${ADMIN_ROOT}/*`, element: <AdminArea /> },
      { path: '*', loader: () => redirect(paths.login) },
    ],
  },
];
