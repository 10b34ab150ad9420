import { type Graph, withImporters } from './importGraph.ts';

/** Files that shape every test without being imported by it. */
const ofEveryTest =
  /^(?:package(?:-lock)?\.json|index\.html|tsconfig\.json|[^/]+\.config\.ts|\.npmrc|\.storybook\/.*|scripts\/build\/.*)$/;

/** Files that tests read without importing them, and who reads them. */
const readers = [
  { of: /^(?:docs\/.*|README\.md|SECURITY\.md)$/, by: ['tests/unit/docs.test.ts'] },
  { of: /^deploy\/README\.md$/, by: ['tests/unit/scripts/published/headers.test.ts'] },
  {
    of: /^tests\/spreadsheets\//,
    by: ['tests/unit/features/shared/import/readTables.ts', 'tests/e2e/import-files.spec.ts'],
  },
];

const isTest = /\.(?:test|spec|stories)\.tsx?$/;

/**
 * The test files that import or read a changed file, directly or through others, and the changed tests; null when the
 * change may reach every test. Paths are from the top of the project.
 */
export function reachedTests(imports: Graph, changed: readonly string[]): readonly string[] | null {
  if (changed.some((file) => ofEveryTest.test(file))) return null;
  const reading = readers.flatMap(({ of, by }) => (changed.some((file) => of.test(file)) ? by : []));
  return [...withImporters(imports, [...changed, ...reading])].filter((file) => isTest.test(file)).sort();
}
