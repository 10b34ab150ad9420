import { posix } from 'node:path';
import type { Source } from './sources.ts';

/** The names that each name leads to. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([#.][^']+)'/g;

/** The files that each file imports, type-only and dynamic imports included. */
export function importsOf(sources: readonly Source[]): Graph {
  const paths = new Set(sources.map(({ path }) => path));
  const resolved = (path: string, target: string) =>
    target.startsWith('#') ? target.slice(1) : posix.join(posix.dirname(path), target);
  return new Map(
    sources.map(({ path, text }) => {
      const targets = [...text.matchAll(IMPORT)].map(([, target = '']) => resolved(path, target));
      return [path, new Set(targets.filter((target) => paths.has(target)))];
    }),
  );
}

/** The given files and all that import them, directly or through others; without files that the graph does not have. */
export function withImporters(imports: Graph, files: readonly string[]): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const [path, targets] of imports) {
    for (const target of targets) {
      const known = importers.get(target);
      if (known) known.push(path);
      else importers.set(target, [path]);
    }
  }
  const found = new Set<string>();
  const waiting = files.filter((file) => imports.has(file));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...(importers.get(file) ?? []));
  }
  return found;
}
