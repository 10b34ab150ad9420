import { expect, it } from 'vitest';
import { characterKeys, shortcutGroups } from '#src/features/shared/shortcuts/shortcuts.ts';

it('names every shortcut of one character, and none with a modifier or an arrow', () => {
  expect(characterKeys(shortcutGroups('Ctrl'))).toBe('?, /, J, K, A, R and S');
});

it.each([
  [['?'], '?'],
  [[], ''],
])('writes %j as %j', (keys, text) => {
  expect(characterKeys([{ label: 'Any', shortcuts: [{ keys, does: 'Something' }] }])).toBe(text);
});
