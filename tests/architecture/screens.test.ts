import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readBuildReport } from '#scripts/build/buildReport.ts';
import { sourcesOf } from '#scripts/reach/sources.ts';
import { openPages, placeholderModule, shellModule } from '#src/app/routes/pages.ts';
import { builtScreens } from '#src/app/routes/screens.ts';

const pages = [shellModule, placeholderModule, ...Object.values(openPages).map(({ module }) => module)];
const modules = [...pages, ...builtScreens.map(({ module }) => module)];

/** Containers that are part of another page. */
const parts = ['src/features/auth/LoginContainer.tsx', 'src/features/reports/revenue/RevenueContainer.tsx'];

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

it('has only screens that the build loads', () => {
  const entries = Object.values(readBuildReport()).map(({ facadeModuleId }) => facadeModuleId);
  expect(modules.filter((module) => !entries.includes(resolve(module)))).toEqual([]);
});
