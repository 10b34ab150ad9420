import { expect, it } from 'vitest';
import { sidebarCookie, wasExpanded } from '#src/app/sidebarCookie.ts';

it('is collapsed unless the cookie says expanded', () => {
  expect(wasExpanded('')).toBe(false);
  expect(wasExpanded('sidebar=collapsed')).toBe(false);
  expect(wasExpanded('old_sidebar=expanded')).toBe(false);
  expect(wasExpanded('a=b; sidebar=expanded; c=d')).toBe(true);
});

it('is kept for seven days', () => {
  expect(sidebarCookie(true)).toBe('sidebar=expanded; Path=/; Max-Age=604800; SameSite=Lax');
  expect(wasExpanded(sidebarCookie(false))).toBe(false);
});
