import { expect, it } from 'vitest';
import { masterPortal } from '#src/app/routes/screens.ts';
import { shortcutsOf } from '#src/app/shell/commands/shortcutsOf.ts';
import { capsOf, characterKeys } from '#src/features/shared/commands/shortcuts.ts';

it('names every shortcut of characters, and none with a modifier or an arrow', () => {
  for (const modifier of ['Ctrl', '⌘']) {
    expect(characterKeys(shortcutsOf(masterPortal, modifier))).toBe(
      '?, /, J, K, 1, 2, 3, 4, A, M, R, N, E, Z and G',
    );
  }
});

it.each([
  [['?'], '?'],
  [[], ''],
])('writes %j as %j', (keys, text) => {
  expect(characterKeys([{ label: 'Any', shortcuts: [{ keys, does: 'Something' }] }])).toBe(text);
});

it.each([
  ['Mod+Shift+Enter', ['⌘', 'Shift', 'Enter']],
  ['g d', ['G', 'D']],
  ['ArrowUp', ['↑']],
  ['PageDown', ['Page Down']],
  ['?', ['?']],
])('shows %s as the caps %j', (key, caps) => {
  expect(capsOf(key, '⌘')).toEqual(caps);
});

it('has no line twice', () => {
  for (const { shortcuts } of shortcutsOf(masterPortal, 'Ctrl')) {
    const lines = shortcuts.map(({ does }) => does);
    expect(new Set(lines).size).toBe(lines.length);
  }
});
