import type { Graph } from './importGraph.ts';

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
  const importers = new Map<string, string[]>();
  for (const [path, targets] of imports) {
    for (const target of targets) {
      const known = importers.get(target);
      if (known) known.push(path);
      else importers.set(target, [path]);
    }
  }
  const reached = new Set<string>();
  const waiting = changed.filter((file) => imports.has(file));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...(importers.get(file) ?? []));
  }
  return [...reached].filter((file) => isTest.test(file)).sort();
}
