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
