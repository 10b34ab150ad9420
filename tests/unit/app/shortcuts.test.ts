import { expect, it } from 'vitest';
import { masterPortal } from '#src/app/routes/screens.ts';
import { shortcutsOf } from '#src/app/shell/commands/PortalShortcuts.tsx';
import { capsOf } from '#src/app/shell/commands/shortcuts.ts';

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
  const groups = shortcutsOf(masterPortal, 'Ctrl').map(({ shortcuts }) => shortcuts.map(({ does }) => does));
  expect(groups.length).toBeGreaterThan(3);
  expect(groups).toEqual(groups.map((lines) => [...new Set(lines)]));
});
