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

/** The shell around every screen of a portal, and the placeholder screens in it. */
export const shellModule = 'src/app/shell/PortalShell.tsx';
export const placeholderModule = 'src/app/routes/PlaceholderScreen.tsx';
