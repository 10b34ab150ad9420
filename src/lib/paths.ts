/** Every path of the console (spec section 2, product.md "Routes"). */
export const paths = {
  root: '/',
  login: '/login',
  unauthorized: '/unauthorized',
  profile: '/profile',
  settings: '/settings',
  master: {
    root: '/master',
    dashboard: '/master/dashboard',
    developerUsers: '/master/developer-users',
    investorUsers: '/master/investor-users',
    blumeUsers: '/master/blume-users',
    companyManagement: '/master/company-management',
    developerPlans: '/master/plans-management/developer-plans',
    investorPlans: '/master/plans-management/investor-plans',
    companySubscriptions: '/master/user-subscriptions/company-subscriptions',
    investorSubscriptions: '/master/user-subscriptions/investor-subscriptions',
    supportManagement: '/master/support-management',
    billing: '/master/billing',
    auditLogs: '/master/audit-logs',
    reports: '/master/reports',
    supportTickets: '/master/support/tickets',
    settings: '/master/settings',
  },
  support: {
    root: '/support',
    dashboard: '/support/dashboard',
    supportManagement: '/support/support-management',
    userManagement: '/support/user-management',
    companyManagement: '/support/company-management',
  },
} as const;

/** Roles of the admin area and the master portal (spec section 6). */
export const MASTER_ROLES: readonly string[] = ['admin', 'super_admin'];

/** Roles of the support portal (spec section 6). */
export const SUPPORT_ROLES: readonly string[] = ['support'];

/** Whether any of the user's roles is among the allowed ones (spec section 6: any match shows the page). */
export function hasRole(roles: readonly string[], allowed: readonly string[]): boolean {
  return roles.some((role) => allowed.includes(role));
}

/** The dashboard of the user's portal, or null for an account without one (product.md "Routes"). */
export function homeOf(roles: readonly string[]): string | null {
  if (hasRole(roles, MASTER_ROLES)) return paths.master.dashboard;
  if (hasRole(roles, SUPPORT_ROLES)) return paths.support.dashboard;
  return null;
}

/** The card of Maintenance Mode: its anchor is made of its title (`settingFields.ts`). */
export const MAINTENANCE_CARD = `${paths.master.settings}#maintenance-mode`;

const PERSONAL: readonly string[] = [paths.profile, paths.settings];

/** Base for parsing paths, so that `//host/x` and `/\\host` are recognised as another origin. */
const BASE = 'http://console.invalid';

/** The path as the router compares it: `/MASTER/%64ashboard` is `/master/dashboard`. */
function compared(pathname: string): string {
  try {
    return decodeURI(pathname).toLowerCase();
  } catch {
    // Malformed: the router compares it as it is.
    return pathname.toLowerCase();
  }
}

/** Whether a path is `root` or below it, in the router's terms; `root` is in lower case. */
export function isUnder(pathname: string, root: string): boolean {
  return `${compared(pathname)}/`.startsWith(`${root}/`);
}

/** Whether the path is in a portal that none of the roles opens; the guard redirects it to `/unauthorized`. */
export function isRefused(pathname: string, roles: readonly string[]): boolean {
  return (
    (isUnder(pathname, paths.master.root) && !hasRole(roles, MASTER_ROLES)) ||
    (isUnder(pathname, paths.support.root) && !hasRole(roles, SUPPORT_ROLES))
  );
}

/**
 * The page requested before sign-in, when these roles may see it: a path of this console, never another origin.
 * Otherwise null, and the caller opens the dashboard.
 */
export function allowedReturn(requested: string | null | undefined, roles: readonly string[]): string | null {
  if (!requested) return null;
  let url: URL;
  try {
    url = new URL(requested, BASE);
  } catch {
    return null;
  }
  if (url.origin !== BASE || !requested.startsWith('/')) return null;
  const { pathname } = url;
  const allowed =
    (isUnder(pathname, paths.master.root) && hasRole(roles, MASTER_ROLES)) ||
    (isUnder(pathname, paths.support.root) && hasRole(roles, SUPPORT_ROLES)) ||
    (PERSONAL.includes(pathname) && homeOf(roles) !== null);
  return allowed ? pathname + url.search + url.hash : null;
}
