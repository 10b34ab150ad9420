import { expect, it } from 'vitest';
import { readOf } from '#src/app/shell/notifications.tsx';

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
