import { describe, expect, it } from 'vitest';
import { allowedReturn, hasRole, homeOf, isRefused, paths } from '#src/lib/paths.ts';

describe('homeOf', () => {
  it('returns the dashboard of the role', () => {
    expect(homeOf(['super_admin'])).toBe(paths.master.dashboard);
    expect(homeOf(['viewer', 'admin'])).toBe(paths.master.dashboard);
    expect(homeOf(['support'])).toBe(paths.support.dashboard);
    expect(homeOf(['developer'])).toBeNull();
    expect(homeOf([])).toBeNull();
  });

  it('accepts any matching role', () => {
    expect(hasRole(['x', 'support'], ['support', 'admin'])).toBe(true);
    expect(hasRole(['x'], ['support'])).toBe(false);
    expect(hasRole([], ['support'])).toBe(false);
  });
});

describe('isRefused', () => {
  it.each([
    ['/master/developer-users', ['support'], true],
    ['/master', [], true],
    ['/master/reports', ['support', 'admin'], false],
    ['/support/dashboard', ['super_admin'], true],
    ['/support/dashboard', ['support'], false],
    ['/MASTER/BLUME-USERS', ['support'], true],
    ['/Support/Dashboard', ['super_admin'], true],
    ['/%6Daster/blume-users', ['support'], true],
    ['/%6daster/%', ['support'], false],
    ['/master%2Fblume-users', ['support'], false],
    ['/Master/Dashboard', ['admin'], false],
    ['/masterful', [], false],
    ['/settings', [], false],
  ])('%s for %j: %s', (path, roles, refused) => {
    expect(isRefused(path, roles)).toBe(refused);
  });
});

describe('allowedReturn', () => {
  it('keeps path, query and fragment of a page the role may see', () => {
    const asked = '/master/developer-users?status=active&q=a%26b#row';
    expect(allowedReturn(asked, ['admin'])).toBe(asked);
    expect(allowedReturn('/support/user-management', ['support'])).toBe('/support/user-management');
    expect(allowedReturn('/profile', ['support'])).toBe('/profile');
  });

  it.each([
    ['another role', '/support/dashboard', ['admin']],
    ['no portal', '/profile', ['viewer']],
    ['a path with only the same prefix', '/masterful', ['admin']],
    ['another origin', 'https://evil.example/master/dashboard', ['admin']],
    ['another origin without a scheme', '//evil.example/master/dashboard', ['admin']],
    ['another origin by backslash', '/\\evil.example/master', ['admin']],
    ['a path with dots', '/master/../support/dashboard', ['admin']],
    ['a script', 'javascript:alert(1)', ['admin']],
    ['the login', '/login', ['admin']],
    ['the page for a wrong role', '/unauthorized', ['admin']],
    ['a URL that cannot be parsed', 'http://[', ['admin']],
    ['an empty path', '', ['admin']],
  ])('refuses %s', (_why, asked, roles) => {
    expect(allowedReturn(asked, roles)).toBeNull();
  });
});
