import { describe, expect, it } from 'vitest';
import { filesFor, storedRoles } from '#src/app/start/startPlan.ts';

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
});
