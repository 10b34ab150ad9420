import { describe, expect, it } from 'vitest';
import { sameSiteUrl } from '#src/app/start/sameSite.ts';
import { filesFor, prefetchPaths, storedRoles } from '#src/app/start/startPlan.ts';

describe('an address typed with the wrong name of this machine', () => {
  it('is sent on to the name under which the API lives, path and query kept', () => {
    expect(sameSiteUrl('http://localhost:4200/master/reports?q=a#b', 'http://127.0.0.1:4300')).toBe(
      'http://127.0.0.1:4200/master/reports?q=a#b',
    );
    expect(sameSiteUrl('http://127.0.0.1:4200/', 'http://localhost:4300')).toBe('http://localhost:4200/');
  });

  it('stays where the two agree, or are none of these', () => {
    expect(sameSiteUrl('http://127.0.0.1:4200/', 'http://127.0.0.1:4300')).toBeNull();
    expect(sameSiteUrl('https://console.example/', 'https://api.example')).toBeNull();
    expect(sameSiteUrl('http://localhost:4200/', 'https://api.example')).toBeNull();
  });
});

describe('what is fetched with the document', () => {
  const preloads = [
    ['/login', ['/login.js']],
    ['/master', ['/shell.js']],
    ['/master/developer-users', ['/shell.js', '/developers.js']],
  ] as const;

  it('are the files of the longest beginning', () => {
    expect(filesFor(preloads, '/master/developer-users')).toEqual(['/shell.js', '/developers.js']);
    expect(filesFor(preloads, '/master/reports')).toEqual(['/shell.js']);
    expect(filesFor(preloads, '/')).toEqual([]);
  });

  it('depend on the roles of the stored user, who may be malformed', () => {
    expect(storedRoles({ id: '1', roles: ['support', 7] })).toEqual(['support']);
    for (const malformed of [null, undefined, 'support', [], {}, { roles: 'support' }]) {
      expect(storedRoles(malformed)).toEqual([]);
    }
  });

  it('are the session, and the list where the page is one', () => {
    const calls = { session: '/auth/cookie', developers: '/developer/getAll' };
    expect(prefetchPaths('/master/developer-users', calls)).toEqual(['/auth/cookie', '/developer/getAll']);
    expect(prefetchPaths('/master/dashboard', calls)).toEqual(['/auth/cookie']);
  });
});
