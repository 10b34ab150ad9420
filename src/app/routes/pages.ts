import { paths } from '#src/lib/paths.ts';

/** Pages outside of the portals. */
export const openPages = {
  login: { path: paths.login, label: 'Login', module: 'src/app/session/LoginRoute.tsx' },
  unauthorized: {
    path: paths.unauthorized,
    label: 'No access',
    module: 'src/app/session/UnauthorizedRoute.tsx',
  },
} as const;

/** The frame around every screen of a portal, and the page of a screen that is not built. */
export const shellModule = 'src/app/shell/PortalShell.tsx';
export const plainModule = 'src/app/routes/PlainScreen.tsx';
