import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readBuildReport } from '#scripts/build/buildReport.ts';
import { sourcesOf } from '#scripts/reach/sources.ts';
import { openPages, placeholderModule, shellModule } from '#src/app/routes/pages.ts';
import { builtScreens } from '#src/app/routes/screens.ts';

const pages = [shellModule, placeholderModule, ...Object.values(openPages).map(({ module }) => module)];
const modules = [...pages, ...builtScreens.map(({ module }) => module)];

/** Containers that are part of another page. */
const parts = [
  'src/features/auth/LoginContainer.tsx',
  'src/features/reports/revenue/RevenueContainer.tsx',
  'src/features/tickets/details/MasterTicketDetailsContainer.tsx',
  'src/features/tickets/details/SupportTicketDetailsContainer.tsx',
];

it.each(modules)('%s exports a component with its name', (module) => {
  expect(existsSync(module)).toBe(true);
  const text = sourcesOf('src').find(({ path }) => path === module)?.text ?? '';
  const name = module.replace(/^.*\/|\.tsx$/g, '');
  expect(text).toMatch(new RegExp(`^export function ${name}\\(`, 'm'));
});

it('has every container of a feature, so that no screen lacks a route', () => {
  const containers = sourcesOf('src/features')
    .map(({ path }) => path)
    .filter((path) => path.endsWith('Container.tsx'));
  expect(containers.filter((path) => !modules.includes(path) && !parts.includes(path))).toEqual([]);
});

it('has exactly the screens that the build loads', () => {
  const { modules: inBuild } = readBuildReport();
  const loading = ['src/app/routes/lazyScreens.ts', 'src/app/routes/screenModules.ts'];
  const later = loading
    .flatMap((name) => inBuild[name]?.later ?? [])
    .filter((name) => !loading.includes(name));
  expect(later.sort()).toEqual([...new Set(modules)].sort());
});
