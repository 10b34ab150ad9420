import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readBuildReport } from '#scripts/build/buildReport.ts';
import { sourcesOf } from '#scripts/sources.ts';
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

/** The areas with a list whose files are not those of docs/adding-a-screen.md: what they lack, and why. */
const differing: Readonly<Record<string, { lacks: readonly string[]; why: string }>> = {
  'audit-log': {
    lacks: ['Resource.ts', 'Details.tsx', 'Form.tsx'],
    why: 'Entries are never edited, and their details open inside the list.',
  },
  subscriptions: {
    lacks: ['Resource.ts', 'Details.tsx', 'Form.tsx'],
    why: 'Two lists: each has a folder with its form, and a history instead of details; fields and resources are shared with companies and investors.',
  },
  'support-companies': {
    lacks: ['Resource.ts', 'Form.tsx'],
    why: 'Support reads companies; it changes only subscriptions, by the shared form.',
  },
  'support-users': {
    lacks: ['Resource.ts', 'Form.tsx'],
    why: 'Support edits the sub-users of a user, which have a folder with these files.',
  },
  tickets: {
    lacks: ['Resource.ts', 'Details.tsx', 'Form.tsx'],
    why: 'A ticket is edited in its details, by commands and without a form; they are many files and have a folder.',
  },
};

it('has areas with the same files, and a reason for each that differs', () => {
  const paths = sourcesOf('src/features').map(({ path }) => path);
  const areaOf = (path: string) => path.replace(/^src\/features\/([^/]+)\/[^/]+$/u, '$1');
  const areas = paths.filter((path) => /\/[a-z]\w*List\.tsx?$/u.test(path)).map(areaOf);
  const lacking = [...new Set(areas)]
    .filter((area) => !area.includes('/'))
    .map((area) => {
      const files = paths.filter((path) => areaOf(path) === area);
      const endings = ['Resource.ts', 'Container.tsx', 'Screen.tsx', 'Details.tsx', 'Form.tsx'];
      return [area, endings.filter((ending) => !files.some((path) => path.endsWith(ending)))] as const;
    })
    .filter(([, lacks]) => lacks.length > 0);
  const reasons = Object.entries(differing).map(([area, { lacks }]) => [area, lacks]);
  expect(lacking).toEqual(reasons);
});
