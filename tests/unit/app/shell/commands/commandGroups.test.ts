import { expect, it } from 'vitest';
import { masterPortal, type Portal, supportPortal } from '#src/app/routes/screens.ts';
import { commandGroups } from '#src/app/shell/commands/commandGroups.ts';
import { goCommands } from '#src/app/shell/commands/goCommands.ts';
import { availableCommands } from '#src/features/shared/commands/command.ts';

function groupsOf(portal: Portal | null, used: readonly string[] = []) {
  return commandGroups(availableCommands(goCommands(portal), null), used, 'Ctrl').filter(
    ({ items }) => items.length > 0,
  );
}

it('commands what was used lately first, then the other screens the person can open', () => {
  const [recent, screens] = groupsOf(supportPortal, ['/support/user-management', '/master/reports']);
  expect(recent?.items.map((hit) => hit.label)).toEqual(['User Management']);
  expect(screens?.items.map((hit) => hit.path)).toEqual([
    '/support/dashboard',
    '/support/support-management',
    '/support/company-management',
    '/profile',
    '/settings',
  ]);
});

it('names a screen also by its heading, where that is another, and shows its keys', () => {
  const [screens] = groupsOf(supportPortal);
  expect(screens?.items[0]).toMatchObject({ hint: 'Support Dashboard', keys: ['G', 'D'] });
});

it('has only the personal pages for an account without a portal', () => {
  const [screens] = groupsOf(null);
  expect(screens?.items.map((hit) => hit.label)).toEqual(['Profile', 'Settings']);
});

it('leaves out the screens that have only a title', () => {
  const labels = groupsOf(masterPortal).flatMap(({ items }) => items.map(({ label }) => label));
  expect(labels).toContain('System Settings');
  expect(labels).not.toContain('Billing');
  expect(labels).not.toContain('Support Tickets');
});

it.each([masterPortal, supportPortal])(
  'goes to each screen of the $id portal by a letter of its own',
  (portal) => {
    const keys = goCommands(portal).map((command) => command.keys?.[0]);
    expect(keys).not.toContain(undefined);
    expect(new Set(keys).size).toBe(keys.length);
  },
);
