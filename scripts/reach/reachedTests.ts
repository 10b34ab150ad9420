import { type Graph, withImporters } from './importGraph.ts';

/** Files that shape every test without being imported by it. */
const ofEveryTest =
  /^(?:package(?:-lock)?\.json|tsconfig\.json|[^/]+\.config\.ts|\.npmrc|\.storybook\/.*|scripts\/build\/.*)$/;

const isTest = /\.(?:test|spec|stories)\.tsx?$/;

/**
 * The test files that import a changed file, directly or through others, and the changed tests; null when the change may
 * reach every test. Paths are from the top of the project.
 */
export function reachedTests(imports: Graph, changed: readonly string[]): readonly string[] | null {
  if (changed.some((file) => ofEveryTest.test(file))) return null;
  return [...withImporters(imports, changed)].filter((file) => isTest.test(file)).sort();
}
