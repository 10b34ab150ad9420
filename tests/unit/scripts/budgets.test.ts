import { describe, expect, it } from 'vitest';
import { budgetsOf, ownModules } from '#scripts/budgets.ts';
import type { ReportedModule } from '#scripts/build/buildReport.ts';
import { entry } from '#scripts/build/chunks.ts';
import { openPages, placeholderModule, shellModule } from '#src/app/routes/pages.ts';

const module = (imports: readonly string[] = [], later: readonly string[] = []): ReportedModule => ({
  imports,
  later,
  code: '',
});

const lists = 'src/features/lists/ListContainer.tsx';
const charts = 'src/features/charts/ChartContainer.tsx';
const login = openPages.login.module;
const routes = 'src/app/start/routes.tsx';
const screens = [login, lists, charts];

const modules = {
  [entry]: module([routes, 'src/lib/all.ts']),
  [routes]: module([], [login, lists, charts, shellModule]),
  [shellModule]: module(),
  [login]: module(['src/lib/all.ts', 'src/features/auth/form.ts']),
  [lists]: module(
    ['src/features/lists/columns.ts', 'src/components/Table.tsx', 'fixtures/data/rows.ts'],
    ['src/features/lists/Dialog.tsx'],
  ),
  [charts]: module(['src/components/Table.tsx', 'src/components/Chart.tsx', 'src/lib/all.ts']),
  'src/features/lists/Dialog.tsx': module(['src/features/auth/form.ts']),
};

it('gives every built screen a budget, and every page outside of the portals', () => {
  const budgets = budgetsOf([
    { path: '/master/lists', module: lists },
    { path: '/support/lists', module: lists },
    { path: '/master/charts', module: charts },
  ]);
  expect(budgets.map(({ path, kilobytes }) => [path, kilobytes])).toEqual([
    ['/login', 140],
    ['/unauthorized', 221],
    ['(placeholder)', 221],
    ['/master/lists', 221],
    ['/support/lists', 221],
    ['/master/charts', 221],
  ]);
  expect(budgets[0]?.modules).toEqual([entry, login]);
  expect(budgets[2]?.modules).toEqual([entry, shellModule, placeholderModule]);
  expect(budgets[3]?.modules).toEqual([entry, shellModule, lists]);
});

describe("a screen's own code", () => {
  it('is what no other area needs, without sample rows and without what comes later', () => {
    expect([...ownModules(lists, screens, modules)].sort()).toEqual([lists, 'src/features/lists/columns.ts']);
    expect([...ownModules(charts, screens, modules)].sort()).toEqual(['src/components/Chart.tsx', charts]);
  });

  it('leaves out what a dialog of another area needs later', () => {
    expect(ownModules(login, screens, modules)).toEqual([login]);
  });

  it('counts what screens of one folder share for each of them', () => {
    const second = 'src/features/lists/OtherContainer.tsx';
    const more = { ...modules, [second]: module(['src/features/lists/columns.ts']) };
    expect(ownModules(second, [...screens, second], more)).toContain('src/features/lists/columns.ts');
  });
});
