import { describe, expect, it } from 'vitest';
import { breadcrumbsOf, documentTitle, navigationItem, portalOf } from '#src/app/routes/navigation.ts';
import {
  masterPortal,
  type Portal,
  personalScreens,
  portals,
  screensOf,
  supportPortal,
} from '#src/app/routes/screens.ts';
import { paths } from '#src/lib/paths.ts';

function listed(portal: Portal): string[] {
  return portal.entries.flatMap((entry) => {
    if (entry.type === 'group')
      return [`${entry.label}:`, ...entry.children.map((c) => `${c.label} ${c.path}`)];
    return entry.unlisted ? [] : [`${entry.label} ${entry.path}`];
  });
}

describe('the sidebar', () => {
  it('of the master portal is that of section 2, to the letter', () => {
    expect(masterPortal.subtitle).toBe('Super Admin');
    expect(listed(masterPortal)).toEqual([
      'Dashboard /master/dashboard',
      'User Management:',
      'Developer Users /master/developer-users',
      'Investor Users /master/investor-users',
      'Blume Users /master/blume-users',
      'Developer Company Management /master/company-management',
      'Plans Management:',
      'Developer Plans /master/plans-management/developer-plans',
      'Investor Plans /master/plans-management/investor-plans',
      'User Subscriptions:',
      'Company Subscriptions /master/user-subscriptions/company-subscriptions',
      'Investor Subscriptions /master/user-subscriptions/investor-subscriptions',
      'Support Management /master/support-management',
      'Audit Logs /master/audit-logs',
      'Reports /master/reports',
      'System Settings /master/settings',
    ]);
  });

  it('of the support portal has its four screens', () => {
    expect(listed(supportPortal)).toEqual([
      'Dashboard /support/dashboard',
      'Support Management /support/support-management',
      'User Management /support/user-management',
      'Company Management /support/company-management',
    ]);
  });
});

describe('the table of screens', () => {
  it('knows every path of a portal that paths.ts names', () => {
    const known = [...portals.flatMap(screensOf), ...personalScreens].map((screen) => screen.path).sort();
    const { root: _master, ...master } = paths.master;
    const { root: _support, ...support } = paths.support;
    const named = [...Object.values(master), ...Object.values(support), paths.profile, paths.settings].sort();
    expect(known).toEqual(named);
  });

  it('keeps each screen under the root of its portal', () => {
    for (const portal of portals) {
      for (const screen of screensOf(portal))
        expect(screen.path).toMatch(new RegExp(`^${portal.root}/`, 'u'));
    }
  });
});

describe('the portal of a user', () => {
  it.each([
    [['super_admin'], 'master'],
    [['admin'], 'master'],
    [['support'], 'support'],
    [['support', 'admin'], 'master'],
    [['viewer'], undefined],
    [[], undefined],
  ])('%j → %s', (roles, id) => {
    expect(portalOf(roles)?.id).toBe(id);
  });
});

describe('titles', () => {
  it('call a screen by its entry in breadcrumb and document, by its name in the heading', () => {
    expect(breadcrumbsOf('/master/developer-users')).toEqual(['User Management', 'Developer Users']);
    expect(documentTitle('/master/developer-users')).toBe('Developer Users · Blume Console');
    expect(navigationItem('/master/developer-users')?.screen.heading).toBe('Developer Management');
  });

  it('hold for a path under a screen, and not for one that only begins alike', () => {
    expect(navigationItem('/master/reports/7')?.screen.label).toBe('Reports');
    expect(navigationItem('/master/reports-old')).toBeNull();
  });

  it('name the pages beside the portals, and fall back to Dashboard', () => {
    expect(documentTitle('/login')).toBe('Login · Blume Console');
    expect(documentTitle('/login', true)).toBe('Verify OTP · Blume Console');
    expect(documentTitle('/settings')).toBe('Settings · Blume Console');
    expect(documentTitle('/nowhere')).toBe('Dashboard · Blume Console');
    expect(breadcrumbsOf('/nowhere')).toEqual(['Dashboard']);
  });
});
