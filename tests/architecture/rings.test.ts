import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourcesOf } from '#scripts/sources.ts';
import { type Graph, importsOf } from './imports.ts';

/** The folder directly in `parent` that has the file; null for a file of `parent` itself or of another place. */
function folderIn(parent: string, path: string): string | null {
  if (!path.startsWith(`${parent}/`)) return null;
  const [folder = '', ...rest] = path.slice(parent.length + 1).split('/');
  return rest.length > 0 ? `${parent}/${folder}` : null;
}

/** The imports between the folders directly in `parent`. */
function folderImports(files: Graph, parent: string): Graph {
  const folders = new Map<string, Set<string>>();
  for (const [path, targets] of files) {
    const from = folderIn(parent, path);
    if (from === null) continue;
    const known = folders.get(from) ?? new Set();
    folders.set(from, known);
    for (const target of targets) {
      const to = folderIn(parent, target);
      if (to !== null && to !== from) known.add(to);
    }
  }
  return folders;
}

/** All folders that contain a file, directly or below. */
function foldersOf(files: Graph): readonly string[] {
  const folders = new Set<string>();
  for (const path of files.keys()) {
    for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder))
      folders.add(folder);
  }
  return [...folders].sort();
}

/** The names that are part of a ring: following the graph from one of them leads back to it. */
function namesInRings(graph: Graph): readonly string[] {
  const leadsBack = (start: string) => {
    const seen = new Set<string>();
    const next = [...(graph.get(start) ?? [])];
    for (let name = next.pop(); name !== undefined; name = next.pop()) {
      if (name === start) return true;
      if (seen.has(name)) continue;
      seen.add(name);
      next.push(...(graph.get(name) ?? []));
    }
    return false;
  };
  return [...graph.keys()].filter(leadsBack);
}

const files = importsOf(sourcesOf('src'));

it('finds a circle of files, and one of their folders', () => {
  const circle = importsOf([
    { path: 'src/a/one.ts', text: "import type { Two } from '#src/b/two.ts';" },
    { path: 'src/b/two.ts', text: "const load = () => import('../a/one.ts');" },
    { path: 'src/c/three.ts', text: "import '#src/a/one.ts';" },
  ]);
  expect(namesInRings(circle)).toEqual(['src/a/one.ts', 'src/b/two.ts']);
  expect(namesInRings(folderImports(circle, 'src'))).toEqual(['src/a', 'src/b']);
});

describe('the imports of src, type-only ones included', () => {
  it('have no circle of files', () => {
    expect(namesInRings(files)).toEqual([]);
  });

  // `api/types` is below `lib`, unlike the rest of `api` (the import table), so it is not counted as part of it.
  const counted = importsOf(sourcesOf('src').filter(({ path }) => !path.startsWith('src/api/types/')));

  it.each(foldersOf(counted))('have no ring of the folders in %s', (parent) => {
    expect(namesInRings(folderImports(counted, parent))).toEqual([]);
  });
});
