import { expect, it } from 'vitest';
import { supportPortal } from '#src/app/routes/screens.ts';
import { placeGroups } from '#src/app/shell/search/GlobalSearch.tsx';

it('offers the recent places first, then the other screens the person can open', () => {
  const [recent, screens] = placeGroups(supportPortal, ['/support/user-management', '/master/reports']);
  expect(recent?.items.map((hit) => hit.label)).toEqual(['User Management']);
  expect(screens?.items.map((hit) => hit.path)).toEqual([
    '/support/dashboard',
    '/support/support-management',
    '/support/company-management',
    '/profile',
    '/settings',
  ]);
});

it('names a screen also by its heading, where that is another', () => {
  const [, screens] = placeGroups(supportPortal, []);
  expect(screens?.items[0]?.hint).toBe('Support Dashboard');
});

it('has only the personal pages for an account without a portal', () => {
  const [, screens] = placeGroups(null, []);
  expect(screens?.items.map((hit) => hit.label)).toEqual(['Profile', 'Settings']);
});
