import { describe, expect, it } from 'vitest';
import { importsOf } from '#scripts/reach/importGraph.ts';
import { sourcesOf } from '#scripts/reach/sources.ts';
import { folderImports, foldersOf, namesInRings } from './folderGraph.ts';

const files = importsOf(sourcesOf('src'));

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

describe('a ring is found', () => {
  it('of two files that import types of each other', () => {
    const imports = importsOf([
      { path: 'src/a/one.ts', text: "import type { Two } from './two.ts';\n" },
      { path: 'src/a/two.ts', text: "import type { One } from '#src/a/one.ts';\n" },
      { path: 'src/a/three.ts', text: "import { one } from './one.ts';\n" },
    ]);
    expect(namesInRings(imports)).toEqual(['src/a/one.ts', 'src/a/two.ts']);
  });

  it('of three folders without a circle of files', () => {
    const imports = importsOf([
      { path: 'src/a/one.ts', text: "import { x } from '#src/b/one.ts';\n" },
      { path: 'src/b/one.ts', text: '' },
      { path: 'src/b/two.ts', text: "export { x } from '../c/one.ts';\n" },
      { path: 'src/c/one.ts', text: "export const load = () => import('#src/a/two.ts');\n" },
      { path: 'src/a/two.ts', text: '' },
      { path: 'src/d/one.ts', text: "import { x } from '#src/a/one.ts';\n" },
    ]);
    expect(namesInRings(imports)).toEqual([]);
    expect(namesInRings(folderImports(imports, 'src'))).toEqual(['src/a', 'src/b', 'src/c']);
  });
});
