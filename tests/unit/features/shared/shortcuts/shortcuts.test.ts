import { expect, it } from 'vitest';
import { characterKeys, shortcutGroups } from '#src/features/shared/shortcuts/shortcuts.ts';
import { ticketKeys } from '#src/features/shared/tickets/ticketKeys.ts';

it('names every shortcut of one character, and none with a modifier or an arrow', () => {
  expect(characterKeys(shortcutGroups('Ctrl'))).toBe('?, /, J, K, 1, 2, 3, 4, A, M, R, N, E and Z');
});

it.each([
  [['?'], '?'],
  [[], ''],
])('writes %j as %j', (keys, text) => {
  expect(characterKeys([{ label: 'Any', shortcuts: [{ keys, does: 'Something' }] }])).toBe(text);
});

it('has every key of the tickets', () => {
  const keys = shortcutGroups('Ctrl')
    .filter(({ label }) => label === 'Tickets')
    .flatMap(({ shortcuts }) => shortcuts)
    .flatMap(({ keys: [key = '', ...more] }) => (more.length === 0 ? [key.toLowerCase()] : []));
  expect(keys.toSorted()).toEqual([...Object.keys(ticketKeys(() => null)), 'j', 'k'].toSorted());
});
