import { expect, it } from 'vitest';
import { rememberExpanded, wasExpanded } from '#src/app/shell/sidebar/sidebarCookie.ts';

it('is collapsed unless the cookie says expanded', () => {
  expect(wasExpanded({ cookie: '' })).toBe(false);
  expect(wasExpanded({ cookie: 'sidebar=collapsed' })).toBe(false);
  expect(wasExpanded({ cookie: 'old_sidebar=expanded' })).toBe(false);
  expect(wasExpanded({ cookie: 'a=b; sidebar=expanded; c=d' })).toBe(true);
});

it('is kept for seven days', () => {
  const jar = { cookie: '' };
  rememberExpanded(jar, true, 'http:');
  expect(jar.cookie).toBe('sidebar=expanded; Path=/; Max-Age=604800; SameSite=Lax');
  rememberExpanded(jar, false, 'http:');
  expect(wasExpanded(jar)).toBe(false);
});

it('is sent over https only, once the console is served so', () => {
  const jar = { cookie: '' };
  rememberExpanded(jar, true, 'https:');
  expect(jar.cookie).toBe('sidebar=expanded; Path=/; Max-Age=604800; SameSite=Lax; Secure');
});

it('is no reason to stop where cookies are forbidden', () => {
  const forbidden = {
    get cookie(): string {
      throw new Error('forbidden');
    },
    set cookie(_text: string) {
      throw new Error('forbidden');
    },
  };
  expect(wasExpanded(forbidden)).toBe(false);
  expect(() => rememberExpanded(forbidden, true, 'http:')).not.toThrow();
});
