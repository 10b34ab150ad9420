import { expect, it } from 'vitest';
import { notificationMenu, readOf } from '#src/app/shell/notifications.tsx';

const items = [
  { id: 'ALT-1', at: 100 },
  { id: 'ALT-2', at: 200 },
  { id: 'ALT-3', at: 300 },
];

it('a notification is read that was read after it happened', () => {
  const stored = { 'ALT-1': 150, 'ALT-2': 150, 'ALT-3': 'yes', 'ALT-9': 900 };
  expect([...readOf(stored, items).keys()]).toEqual(['ALT-1']);
});

it.each([undefined, null, 'text', 7, []])('%j in storage has read none', (stored) => {
  expect(readOf(stored, items).size).toBe(0);
});

it('the menu has the unread ones first, and reads one or all', () => {
  const shown = items.map((item) => ({ ...item, label: item.id, icon: null, href: '/master/dashboard' }));
  const reads: (readonly string[])[] = [];
  const menu = notificationMenu(shown, new Set(['ALT-2']), (ids) => reads.push(ids));
  expect(menu.map(({ id }) => id)).toEqual(['Unread', 'ALT-1', 'ALT-3', 'Read', 'ALT-2', 'end', 'all']);
  for (const item of menu) if ('onSelect' in item) item.onSelect?.();
  expect(reads).toEqual([['ALT-1'], ['ALT-3'], ['ALT-2'], ['ALT-1', 'ALT-3']]);
  const all = notificationMenu(shown, new Set(items.map(({ id }) => id)), () => {});
  expect(all.map(({ id }) => id)).toEqual(['Read', 'ALT-1', 'ALT-2', 'ALT-3']);
});
