import { describe, expect, it } from 'vitest';
import {
  budgetsOf,
  main,
  ownModules,
  registering,
  registrations,
  screensOf,
  shell,
} from '#scripts/budgets.ts';
import type { ReportedModule } from '#scripts/build/buildReport.ts';

const module = (imports: readonly string[] = [], later: readonly string[] = []): ReportedModule => ({
  imports,
  later,
  code: '',
});

const lists = 'src/features/lists/ListContainer.tsx';
const charts = 'src/features/charts/ChartContainer.tsx';
const login = 'src/app/session/LoginRoute.tsx';
const table = 'src/app/routes/builtScreens.ts';
const routes = 'src/app/routes/routes.tsx';

const modules = {
  [main]: module([routes, 'src/lib/all.ts']),
  [routes]: module([table, 'src/app/routes/lazyScreen.tsx'], [login]),
  [table]: module(['src/app/routes/lazyScreen.tsx'], [lists, charts]),
  'src/app/shell/shellScreen.ts': module(['src/app/routes/lazyScreen.tsx'], [shell]),
  [login]: module(['src/lib/all.ts', 'src/features/auth/form.ts']),
  [lists]: module(
    ['src/features/lists/columns.ts', 'src/components/Table.tsx', 'fixtures/data/rows.ts'],
    ['src/features/lists/Dialog.tsx'],
  ),
  [charts]: module(['src/components/Table.tsx', 'src/components/Chart.tsx', 'src/lib/all.ts']),
  'src/features/lists/Dialog.tsx': module(['src/features/auth/form.ts']),
};

describe('the screens of a build', () => {
  it('are what the files with lazyScreen import later, and the frame is none', () => {
    expect(registering(modules)).toEqual([routes, table, 'src/app/shell/shellScreen.ts']);
    expect(screensOf(modules)).toEqual([login, lists, charts]);
  });
});

describe('the paths of the screens', () => {
  it('are read beside their imports, from the top of the project or from the file', () => {
    const text = `
      import { paths } from '#src/lib/paths.ts';
      [paths.master.lists]: lazyScreen(async () => (await import('#src/features/lists/ListContainer.tsx')).A),
      [paths.profile]: lazyScreen(
        async () => (await import('./Profile.tsx')).B,
      ),
      const plain = lazyScreen(async () => (await import('./Plain.tsx')).Plain);`;
    expect(registrations(table, text)).toEqual([
      ['master.lists', lists],
      ['profile', 'src/app/routes/Profile.tsx'],
    ]);
  });
});

describe('the budgets', () => {
  const places = new Map([
    [lists, ['/master/lists', '/support/lists']],
    [charts, ['/master/charts']],
  ]);

  it('are there for every path of every registered screen without a word', () => {
    const { budgets, problems } = budgetsOf(screensOf(modules), places, ['/master/lists', '/master/charts']);
    expect(problems).toEqual([]);
    expect(budgets.map(({ path, kilobytes }) => [path, kilobytes])).toEqual([
      ['/login', 140],
      ['/master/lists', 215],
      ['/support/lists', 215],
      ['/master/charts', 215],
    ]);
    expect(budgets[0]?.modules).toEqual([main, login]);
    expect(budgets[1]?.modules).toEqual([main, shell, lists]);
  });

  it('are missed for a screen whose path is not found', () => {
    const { problems } = budgetsOf([...screensOf(modules), 'src/app/New.tsx'], places, []);
    expect(problems).toEqual([
      'src/app/New.tsx is a screen without a budget: scripts/budgets.ts does not find its path.',
    ]);
  });

  it('are missed for a path of the table whose screen is not found', () => {
    const { problems } = budgetsOf(screensOf(modules), places, ['/master/lists', '/master/new']);
    expect(problems).toEqual([
      '/master/new is built and has no budget: scripts/budgets.ts does not find its module.',
    ]);
  });
});

describe("a screen's own code", () => {
  it('is what no other area needs, without sample rows and without what comes later', () => {
    expect([...ownModules(lists, screensOf(modules), modules)].sort()).toEqual([
      lists,
      'src/features/lists/columns.ts',
    ]);
    expect([...ownModules(charts, screensOf(modules), modules)].sort()).toEqual([
      'src/components/Chart.tsx',
      charts,
    ]);
  });

  it('leaves out what a dialog of another area needs later', () => {
    expect(ownModules(login, screensOf(modules), modules)).toEqual([login]);
  });

  it('counts what screens of one folder share for each of them', () => {
    const second = 'src/features/lists/OtherContainer.tsx';
    const more = { ...modules, [second]: module(['src/features/lists/columns.ts']) };
    expect(ownModules(second, [...screensOf(modules), second], more)).toContain(
      'src/features/lists/columns.ts',
    );
  });
});
