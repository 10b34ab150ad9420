import { expect, it } from 'vitest';
import { masterPortal } from '#src/app/routes/screens.ts';
import { sidebarItems } from '#src/app/shell/sidebar/sidebarItems.tsx';

function current(path: string): string[] {
  return sidebarItems(masterPortal.entries, path).flatMap((item) => [
    ...(item.current ? [item.label] : []),
    ...(item.children ?? []).filter((child) => child.current).map((child) => child.label),
  ]);
}

it('highlights the page, and the group that holds it', () => {
  expect(current('/master/reports')).toEqual(['Reports']);
  expect(current('/master/developer-users')).toEqual(['User Management', 'Developer Users']);
});

it('highlights for what lies under a page, and for nothing that only begins alike', () => {
  expect(current('/master/plans-management/developer-plans/7')).toEqual([
    'Plans Management',
    'Developer Plans',
  ]);
  expect(current('/master/reports-old')).toEqual([]);
  expect(current('/profile')).toEqual([]);
});

it('lists no page that has a route only', () => {
  const labels = sidebarItems(masterPortal.entries, '/').map((item) => item.label);
  expect(labels).not.toContain('Billing');
});
