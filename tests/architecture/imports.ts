import { posix } from 'node:path';
import type { Source } from '#scripts/sources.ts';

/** The names that each name leads to. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^'\s]+)'/g;

/**
 * What a file imports, type-only and dynamic imports included: files of the project as paths from its top, packages as
 * they are written.
 */
export function targetsOf(path: string, text: string): readonly string[] {
  return [...text.matchAll(IMPORT)].map(([, target = '']) => {
    if (target.startsWith('#')) return target.slice(1).replace(/^storybook\//, '.storybook/');
    return target.startsWith('.') ? posix.join(posix.dirname(path), target) : target;
  });
}

/** The files of the project that each file imports. */
export function importsOf(sources: readonly Source[]): Graph {
  const paths = new Set(sources.map(({ path }) => path));
  return new Map(
    sources.map(({ path, text }) => [
      path,
      new Set(targetsOf(path, text).filter((target) => paths.has(target))),
    ]),
  );
}
