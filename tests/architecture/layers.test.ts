import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { layers } from '#scripts/layers.ts';
import { lintFiles } from './lintFiles.ts';

const importRule = 'lint/style/noRestrictedImports';

/** One import of every place. */
const targets = {
  lib: '#src/lib/dates.ts',
  types: '#src/api/types/company.ts',
  results: '#src/api/results/page.ts',
  api: '#src/api/companies.ts',
  components: '#src/components/Button/Button.tsx',
  shared: '#src/features/shared/list/view/viewOf.ts',
  otherFeature: '#src/features/plans/planColumns.tsx',
  app: '#src/app/start/routes.tsx',
  data: '#fixtures/data/companies.ts',
  build: '#fixtures/build/company.ts',
  server: '#fixtures/server/app.ts',
  msw: '#fixtures/msw/bridge.ts',
  stories: '#stories/components/Button.stories.tsx',
  storybook: '#storybook/preview.tsx',
  scripts: '#scripts/layers.ts',
  hono: 'hono',
  mswPackage: 'msw',
  storybookPackage: 'storybook/test',
  redaxios: 'redaxios',
  swr: 'swr',
  zustand: 'zustand',
  router: 'react-router-dom',
  react: 'react',
  styled: 'styled-components',
} as const;
type Target = keyof typeof targets;

/** What a screen and its parts may import. */
const screen = ['lib', 'types', 'results', 'components', 'shared', 'react', 'styled'] as const;

/** The import table, repeated by hand: one file per row, and its allowed imports. */
const table: Readonly<Record<string, readonly Target[]>> = {
  'src/lib/example.ts': ['lib', 'types'],
  'src/api/types/example.ts': ['lib', 'types', 'results'],
  'src/api/example.ts': ['lib', 'types', 'results', 'api', 'swr', 'zustand', 'react'],
  'src/api/http/http.ts': ['lib', 'types', 'results', 'api', 'redaxios'],
  'src/components/Example/Example.tsx': ['lib', 'components', 'react', 'styled'],
  'src/components/DataTable/example.ts': ['lib', 'components', 'react', 'styled'],
  'src/features/companies/ExampleScreen.tsx': [...screen],
  'src/features/companies/ExampleForm.tsx': [...screen],
  'src/features/companies/exampleColumns.tsx': [...screen],
  'src/features/companies/ExampleContainer.tsx': [...screen, 'api', 'router'],
  'src/features/companies/useExample.ts': [...screen, 'api', 'router'],
  'src/features/companies/exampleResource.ts': ['lib', 'types', 'results', 'api', 'shared', 'react'],
  'src/features/companies/example.store.ts': [...screen, 'api', 'data', 'zustand'],
  'src/features/shared/list/useExample.ts': [...screen, 'zustand', 'router'],
  'src/features/shared/support/example.store.ts': [
    'lib',
    'types',
    'shared',
    'data',
    'zustand',
    'react',
    'styled',
  ],
  'src/features/shared/list/example.ts': [...screen, 'zustand', 'router'],
  'src/app/Example.tsx': [...screen, 'api', 'otherFeature', 'app', 'swr', 'zustand', 'router'],
  'fixtures/data/example.ts': ['types', 'data'],
  'fixtures/build/example.ts': ['types', 'data', 'build'],
  'fixtures/server/example.ts': [
    'types',
    'data',
    'build',
    'server',
    'hono',
    'redaxios',
    'swr',
    'zustand',
    'router',
    'styled',
  ],
  'fixtures/msw/example.ts': [
    'types',
    'data',
    'build',
    'server',
    'msw',
    'hono',
    'mswPackage',
    'redaxios',
    'swr',
    'zustand',
    'router',
    'styled',
  ],
  'stories/example.tsx': Object.keys(targets) as Target[],
  'tests/example.ts': Object.keys(targets) as Target[],
};

const names = Object.keys(targets) as Target[];

describe('the import table', () => {
  // One import per line, so that the line of a finding identifies the import.
  const everyImport = names.map((target) => `import '${targets[target]}';\n`).join('');
  const found = lintFiles(Object.fromEntries(Object.keys(table).map((file) => [file, everyImport])));
  const refusals = (file: string) => (found.get(file) ?? []).filter(({ rule }) => rule === importRule);

  it.each(Object.entries(table))('%s may import only what its row allows', (file, allowed) => {
    const refused = new Set(refusals(file).map(({ line }) => names[line - 1]));
    expect(names.filter((target) => !refused.has(target))).toEqual(
      names.filter((target) => allowed.includes(target)),
    );
  });

  it.each(layers)('the error of $name names the place where the code should be', ({ instead }) => {
    expect(instead).toMatch(/^.{60,}\.$/);
    expect([...found.keys()].flatMap(refusals).map(({ message }) => message)).toContain(instead);
  });
});

describe('a forbidden import is found in every form', () => {
  const refused = {
    plain: "import { useCompanies } from '#src/api/companies.ts';\nexport const x = useCompanies;\n",
    'for a type': "import type { X } from '#src/api/companies.ts';\nexport type Y = X;\n",
    're-exported': "export { useCompanies } from '#src/api/companies.ts';\n",
    dynamic: "export const load = () => import('#src/api/companies.ts');\n",
    relative: "import '../../api/companies.ts';\n",
    'of a neighbour': "import '../plans/planColumns.tsx';\n",
  };
  const path = (name: string) => `src/features/companies/${name.replaceAll(' ', '')}.ts`;
  const found = lintFiles(
    Object.fromEntries(Object.entries(refused).map(([name, text]) => [path(name), text])),
  );

  it.each(Object.keys(refused))('%s', (name) => {
    expect(found.get(path(name))?.map(({ rule }) => rule)).toContain(importRule);
  });
});

describe('every folder of the console has a row in the table', () => {
  const folders = ['src', 'fixtures'].flatMap((top) =>
    readdirSync(top, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.parentPath),
  );
  const files = [...new Set(folders)].map((folder) => join(folder, 'example.ts').replaceAll('\\', '/'));
  const found = lintFiles(Object.fromEntries(files.map((file) => [file, "import '#stories/x.ts';\n"])));

  it.each(files)('%s', (file) => {
    expect(found.get(file)?.map(({ rule }) => rule)).toContain(importRule);
  });
});
